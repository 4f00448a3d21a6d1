import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { OfferState } from '../../../contract/choices.ts'

const tones: Readonly<Record<OfferState, BadgeTone>> = {
  draft: 'neutral',
  open: 'ok',
  last_week: 'ok',
  closed: 'neutral',
  expired: 'neutral',
}

type Props = { state: OfferState; reason?: 'filled' | 'cancelled' | null }

/** What an offer is today, in a word; of one that was closed why. */
export function OfferStateBadge({ state, reason }: Props) {
  const t = useWords('jobs')
  return (
    <Badge tone={tones[state]}>
      {state === 'closed' && reason ? t(`own_offers.reason_${reason}`) : t(`offers.state_${state}`)}
    </Badge>
  )
}
