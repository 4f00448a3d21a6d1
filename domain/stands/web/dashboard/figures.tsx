import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { StandFigures } from '../../contract/dashboard.ts'

/** On how many stands somebody is. */
export function StaffedStands({ data: { staffed, placed, configured } }: { data: StandFigures }) {
  const t = useWords('stands')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  return (
    <Figure
      label={t('dashboard.staffed')}
      value={number.format(staffed)}
      of={placed > 0 && t('fairs:dashboard.of', { total: number.format(placed) })}
      sentence={t('dashboard.configured', { count: configured })}
      href={`${href(hallPaths.hallStands)}?isStaffed=true`}
    />
  )
}

/** How many stands have their place. */
export function PlacedStands({ data: { total, placed } }: { data: StandFigures }) {
  const t = useWords('stands')
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  const unplaced = total - placed
  const places = unplaced ? t('dashboard.unplaced', { count: unplaced }) : t('dashboard.all_placed')
  return (
    <Figure
      label={t('dashboard.placed')}
      value={number.format(placed)}
      of={total > 0 && t('fairs:dashboard.of', { total: number.format(total) })}
      sentence={total ? places : t('dashboard.no_stands')}
      href={href(hallPaths.hallStands)}
    />
  )
}
