import { useEffect, useRef, useState } from 'react'
import { toast } from '#platform/web/ui/toast.tsx'

/** @returns false where it was refused, which is said already */
type Step = () => Promise<boolean>

type Options = {
  /** Once all that is on its way has arrived. */
  isReady: () => Promise<unknown>
  /** Words of the way back, and that it was taken. */
  undo: string
  undone: string
}

/** Steps that are taken back one after the other, the last first: by the notice that says what was done, and by Ctrl+Z. */
export function useUndoSteps({ isReady, undo: undoWord, undone }: Options) {
  const steps = useRef<Step[]>([])
  const notice = useRef<string | null>(null)
  const [canUndo, setCanUndo] = useState(false)
  const keep = (next: Step[]) => {
    steps.current = next.slice(-30)
    setCanUndo(next.length > 0)
  }
  const takeBack = (step: Step | undefined) => {
    if (!step || !steps.current.includes(step)) return
    keep(steps.current.filter(one => one !== step))
    void step().then(isDone => isDone && announce(undone))
  }
  /** Only the last thing that was done stands there: the notice of an older one would take back the wrong one. */
  const announce = (title: string, back?: Step) => {
    if (notice.current) toast.close(notice.current)
    notice.current = toast.success(
      title,
      back && { action: { label: undoWord, onPress: () => takeBack(back) } },
    )
  }
  /** What is still on its way to the server is taken back as soon as it has arrived. */
  const undo = () => isReady().then(() => takeBack(steps.current.at(-1)))
  useUndoKey(undo)
  return {
    canUndo,
    undo,
    announce,
    /** Says what was done, with the way back. */
    offer: (title: string, back: Step) => {
      keep([...steps.current, back])
      announce(title, back)
    },
  }
}

/** Ctrl+Z, but never inside a field, where it is the field's own. */
function useUndoKey(undo: () => unknown) {
  const latest = useRef(undo)
  useEffect(() => {
    latest.current = undo
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A notice that takes back what it says may have heard it.
      if (event.defaultPrevented) return
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return
      event.preventDefault()
      void latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
