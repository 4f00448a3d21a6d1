import type { useWords } from '#platform/web/words/words.ts'
import type { Clash } from './board-clashes.ts'
import type { Spot } from './board-sessions.ts'
import type { SessionHand } from './use-session-hand.ts'

/** What is in hand, where it would go, and with what it would clash there; said aloud as it changes. */
export function handWords(
  { goal, by }: SessionHand,
  clashes: readonly Clash[],
  nameOf: (spot: Spot | null) => string,
  t: ReturnType<typeof useWords>,
): string {
  if (!goal) return t('board.choose_place')
  if (goal.kind === 'tray') return t('board.to_tray')
  return [
    nameOf(goal.spot),
    clashes.length
      ? clashes.map(clash => t(`board.clash_${clash.kind}`, clash)).join(' · ')
      : t('board.is_free'),
    by === 'choice' && t('board.keys'),
  ]
    .filter(Boolean)
    .join(' · ')
}
