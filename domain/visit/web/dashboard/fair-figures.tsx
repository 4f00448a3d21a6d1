import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FairDashboard } from '../../contract/dashboard.ts'

/** The figures of a fair, each with the sentence that says what it means. */
export function FairFigures({ dashboard }: { dashboard: FairDashboard }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  const { people, firms, stands } = dashboard
  const unplaced = stands.total - stands.placed
  const places = unplaced ? t('dashboard.unplaced', { count: unplaced }) : t('dashboard.all_placed')
  return (
    <Figures>
      <Figure
        label={t('dashboard.seen')}
        value={number.format(people.seen)}
        sentence={t('dashboard.registered', { count: people.total })}
        href={`${href(peoplePaths.userList)}?isPresent=true`}
      />
      <Figure
        label={t('dashboard.staffed')}
        value={number.format(stands.staffed)}
        of={t('dashboard.of', { total: number.format(stands.placed) })}
        sentence={t('dashboard.configured', { count: stands.configured })}
        href={`${href(hallPaths.hallStands)}?isStaffed=true`}
      />
      <Figure
        label={t('dashboard.people_waiting')}
        value={number.format(people.waiting)}
        sentence={t('dashboard.invited', { count: people.invited })}
        href={`${href(peoplePaths.userList)}?isValidated=0`}
      />
      <Figure
        label={t('dashboard.firms_waiting')}
        value={number.format(firms.waiting)}
        of={t('dashboard.of', { total: number.format(firms.total) })}
        sentence={t('dashboard.firms_validated', { count: firms.total - firms.waiting })}
        href={`${href(exhibitorPaths.exhibitorList)}?isValidated=0`}
      />
      <Figure
        label={t('dashboard.placed')}
        value={number.format(stands.placed)}
        of={t('dashboard.of', { total: number.format(stands.total) })}
        sentence={stands.total ? places : t('dashboard.no_stands')}
        href={href(hallPaths.hallStands)}
      />
    </Figures>
  )
}
