import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FairApplications } from '../../contract/dashboard.ts'

/** How many applied today, while a fair with offers is open. */
export function ApplicationsToday({
  fair,
  data: { today, read },
}: {
  fair: PublicFair
  data: FairApplications
}) {
  const t = useWords('jobs')
  const number = new Intl.NumberFormat(useLocale())
  if (fair.status.id !== fairStatus.open || !fair.isUsingJobModule) return null
  return (
    <Figure
      label={t('dashboard.applications_today')}
      value={number.format(today)}
      sentence={t('dashboard.read', { count: read })}
    />
  )
}
