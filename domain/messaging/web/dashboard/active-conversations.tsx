import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { Figure } from '#platform/web/ui/figure-card.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { FairConversations } from '../../contract/dashboard.ts'

/** In how many conversations somebody writes now, while the fair is open. */
export function ActiveConversations({
  fair,
  data: { active, today },
}: {
  fair: PublicFair
  data: FairConversations
}) {
  const t = useWords('messaging')
  const number = new Intl.NumberFormat(useLocale())
  if (fair.status.id !== fairStatus.open) return null
  return (
    <Figure
      label={t('dashboard.active')}
      value={number.format(active)}
      sentence={t('dashboard.begun_today', { count: today })}
    />
  )
}
