import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { PeopleFigures } from '../../contract/dashboard.ts'
import { peoplePaths } from '../../contract/paths.ts'

/** Who is there. */
export function SeenPeople({ data: { seen, total } }: { data: PeopleFigures }) {
  const t = useWords('people')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figure
      label={t('dashboard.seen')}
      value={number.format(seen)}
      sentence={t('dashboard.registered', { count: total })}
      href={`${href(peoplePaths.userList)}?isPresent=true`}
    />
  )
}

/** How many wait to be validated. */
export function WaitingCount({ data: { waiting, invited } }: { data: PeopleFigures }) {
  const t = useWords('people')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figure
      label={t('dashboard.waiting')}
      value={number.format(waiting)}
      sentence={t('dashboard.invited', { count: invited })}
      href={`${href(peoplePaths.userList)}?isValidated=${validationState.waiting}`}
    />
  )
}
