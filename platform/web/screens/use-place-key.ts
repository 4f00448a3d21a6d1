import { useEffect } from 'react'

/** Where a letter is part of a word, or leads to an entry that begins with it. */
const typedIn = 'input:not([type=radio], [type=checkbox]), textarea, select, [role=listbox] *, [role=menu] *'

/** A key that does something in a place, wherever nothing is being typed. */
export function usePlaceKey(key: string, act: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof HTMLElement ? event.target : null
      if (
        event.key.toLowerCase() !== key ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented
      )
        return
      if (target?.isContentEditable || target?.matches(typedIn)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
