import { type RefObject, useEffect, useRef } from 'react'
import { rowBeside, toggled, withRange } from './chosen-rows.ts'

type Chosen = ReadonlySet<string>

export type ListKeys = {
  list: RefObject<HTMLElement | null>
  rows: readonly string[]
  chosen: Chosen
  /** Without it nothing is chosen in this list. */
  onChoose?: ((chosen: Chosen) => void) | undefined
  /** What a letter does with the rows that are chosen, else with the row of the cursor; false where it does nothing. */
  onShortcut: (letter: string, cursor: string | null) => boolean
  /** Opens a row, also while others are chosen; without it the table does. */
  onOpen?: ((row: string) => void) | undefined
  /** The row that is open beside the list, which goes along with the cursor and is closed by Escape. */
  open: string | null
  onShow: (row: string | null) => void
}

/** Where letters are text, or keys are somebody else's. */
const elsewhere =
  'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tablist]'

export const rowElements = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('tbody [role=row]') ?? []),
]

const isRow = (target: EventTarget | null) =>
  target instanceof Element && target.getAttribute('role') === 'row'

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** `j` and `k` go from row to row from anywhere on the page, `x` chooses, Shift chooses all on the way, Enter opens. */
export function useListKeys(options: ListKeys) {
  const now = useRef(options)
  const cursor = useRef<string | null>(null)
  const anchor = useRef<string | null>(null)
  /** The row that `x` was pressed on last. */
  const marked = useRef<string | null>(null)
  useEffect(() => {
    now.current = options
  })
  useEffect(() => {
    const cursorNow = () => {
      const { list, rows } = now.current
      const at = rowElements(list.current).findIndex(row => row.contains(document.activeElement))
      return at < 0 ? null : (rows[at] ?? null)
    }
    const handle = (event: KeyboardEvent): boolean => {
      const { list, rows, chosen, onChoose, onShortcut, onOpen, open, onShow } = now.current
      // Cells that are written in have keys of their own.
      if (!list.current) return false
      const key = event.key.toLowerCase()
      const here = cursorNow()
      const step = steps[key]
      if (step !== undefined) {
        const from = here ?? open ?? cursor.current
        const isThere = here !== null || open !== null
        const to = rowBeside(rows, isThere ? from : null, step) ?? null
        const next = !isThere && from !== null && rows.includes(from) ? from : to
        if (next === null) return false
        if (event.shiftKey && onChoose) {
          anchor.current ??= from ?? next
          onChoose(withRange(rows, chosen, anchor.current, next))
        } else anchor.current = null
        cursor.current = next
        rowElements(list.current)[rows.indexOf(next)]?.focus()
        if (open !== null) onShow(next)
        return true
      }
      // Not a link or a button in it, which have an Enter of their own.
      if (key === 'enter' && onOpen && here !== null && isRow(event.target)) {
        onOpen(here)
        return true
      }
      if (key === 'x' && onChoose && here !== null) {
        onChoose(event.shiftKey ? withRange(rows, chosen, marked.current, here) : toggled(chosen, here))
        anchor.current = here
        marked.current = here
        return true
      }
      if (key === 'escape' && open !== null) {
        onShow(null)
        rowElements(list.current)[rows.indexOf(open)]?.focus()
        return true
      }
      if (key === 'escape' && onChoose && chosen.size > 0) {
        onChoose(new Set())
        return true
      }
      return key.length === 1 && !event.shiftKey && onShortcut(key, here)
    }
    // Before the table, to which a letter is the beginning of a name.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(elsewhere)) return
      if (!handle(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])
}
