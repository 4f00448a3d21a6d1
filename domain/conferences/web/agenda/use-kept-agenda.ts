import { useCallback, useMemo } from 'react'
import { parseStored } from '#platform/web/browser-storage.ts'
import { keepText, keptText, useKeptText } from '#platform/web/use-kept-text.ts'

/** What of a fair is kept, by the ids of its conferences. */
export type Agenda = { kept: ReadonlySet<number>; toggle: (conference: number) => void }

const keyOf = (fair: number) => `agenda:${fair}`

const idsIn = (text: string | null): number[] => {
  const stored = parseStored<unknown>(text)
  return Array.isArray(stored) ? stored.filter(id => Number.isInteger(id)) : []
}

/** What somebody means to hear in a fair who is not logged in: it is kept in their browser. */
export function useKeptAgenda(fair: number): Agenda & { forget: () => void } {
  const text = useKeptText(keyOf(fair))
  const kept: ReadonlySet<number> = useMemo(() => new Set(idsIn(text)), [text])
  const toggle = useCallback(
    (conference: number) => {
      const before = idsIn(keptText(keyOf(fair)))
      const next = before.includes(conference)
        ? before.filter(id => id !== conference)
        : [...before, conference]
      keepText(keyOf(fair), next.length ? JSON.stringify(next) : null)
    },
    [fair],
  )
  const forget = () => keepText(keyOf(fair), null)
  return { kept, toggle, forget }
}
