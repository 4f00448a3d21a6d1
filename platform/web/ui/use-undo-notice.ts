import { useEffect } from 'react'
import { queue } from './toast-queue.ts'

/** Ctrl+Z takes back what was said last, but never inside a field, where it is the field's own. */
export function useUndoNotice() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (
        event.target instanceof Element &&
        event.target.closest('input:not([type=checkbox]), textarea, [contenteditable]')
      )
        return
      const [last] = queue.visibleToasts.filter(({ content }) => content.action?.isUndo)
      if (!last) return
      event.preventDefault()
      last.content.action?.onPress()
      queue.close(last.key)
    }
    // Before the page's own steps, whichever listened first: of both, one is taken back.
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [])
}
