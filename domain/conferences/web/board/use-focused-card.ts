import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * The focus goes along with the card that has it: in another room, or in the tray, the card is another element, and whoever works by
 * keys would begin again at the top of the page. `board`: what is shown, each time anew.
 */
export function useFocusedCard(board: unknown) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cards are drawn anew
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>(`[data-card="${focused.current}"] button`)?.focus()
  }, [board])
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target.closest<HTMLElement>('[data-card]')?.dataset.card
    },
    /** Not told of what is taken away with its card. */
    onBlur: () => {
      focused.current = undefined
    },
  }
}
