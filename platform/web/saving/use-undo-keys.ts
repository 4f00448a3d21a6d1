import { useEffect } from 'react'

/** Ctrl+Z and Ctrl+Y outside of fields, which have their own. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A notice that takes back what it says may have heard it.
      if (event.defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (!(event.ctrlKey || event.metaKey) || target?.isContentEditable) return
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target?.tagName ?? '')) return
      const key = event.key.toLowerCase()
      const step = key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : null
      if (!step) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [undo, redo])
}
