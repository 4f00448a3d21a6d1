import { useRefresh } from '#platform/web/api/api-context.tsx'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ownStage } from '../../contract/stage.ts'
import { useHand } from './use-hand.ts'

/** Whether one has the word, as the stage is told anew. */
export function useWord(conference: number) {
  const refresh = useRefresh()
  const { isKnown, isUp, hasWord, toggle } = useHand(conference)
  // Only who waits for it, or has it, asks whether it was given or taken back.
  useLive(`conference:${conference}`, () => {
    if (isUp) void refresh(ownStage)
  })
  return {
    isKnown,
    hasWord,
    /** The hand goes down, and the word with it. */
    giveBack: toggle,
  }
}
