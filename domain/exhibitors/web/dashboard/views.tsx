import { drawnFrom } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FirmFigures } from '../../contract/dashboard.ts'
import { exhibitorPaths } from '../../contract/paths.ts'

/** How many exhibitors wait to be validated. */
function WaitingFirms({ data: { total, waiting } }: { data: FirmFigures }) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figure
      label={t('dashboard.waiting')}
      value={number.format(waiting)}
      of={total > 0 && t('fairs:dashboard.of', { total: number.format(total) })}
      sentence={t('dashboard.decided', { count: total - waiting })}
      href={`${href(exhibitorPaths.exhibitorList)}?isValidated=${validationState.waiting}`}
    />
  )
}

export const firmViews = [drawnFrom('firms', { area: 'figures', rank: 40 }, WaitingFirms)]
