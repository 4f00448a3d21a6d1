import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { State } from '../contract/sides.ts'

const tones: Record<State, BadgeTone> = { open: 'neutral', quoted: 'neutral', invoiced: 'fair', paid: 'ok' }

export function StateBadge({ state }: { state: State }) {
  const t = useWords('billing')
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
