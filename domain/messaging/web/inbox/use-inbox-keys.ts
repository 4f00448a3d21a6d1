import { useEffect, useRef } from 'react'

/** Where letters are typed, or something else has the keys. */
const busy = 'input, textarea, select, [contenteditable]'
const over = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** What each letter does. */
export type InboxKeys = Readonly<Record<string, () => void>>

/** One key for each thing that is done all day; never while somebody types. */
export function useInboxKeys(keys: InboxKeys) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(busy)) return
      if (document.querySelector(over)) return
      const name = event.key.toLowerCase()
      const act = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The address of the conversation before or after the one at `from` in the lists of the page. */
export function neighbourOf(area: HTMLElement | null, from: string, step: 1 | -1): string | null {
  const rows = [...(area?.querySelectorAll<HTMLAnchorElement>('a[id^="conversation-"]') ?? [])]
  const [path] = from.split('?')
  const at = rows.findIndex(row => row.pathname === path)
  const next = at < 0 ? (step > 0 ? rows[0] : rows.at(-1)) : rows[at + step]
  return next?.getAttribute('href') ?? null
}
