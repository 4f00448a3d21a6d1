import { useCallback, useMemo } from 'react'
import { parseStored } from '#platform/web/browser-storage.ts'
import { keepText, keptText, useKeptText } from '../use-kept-text.ts'

const keyOf = (fair: number) => `agenda:${fair}`

const idsIn = (text: string | null): number[] => {
  const stored = parseStored<unknown>(text)
  return Array.isArray(stored) ? stored.filter(id => Number.isInteger(id)) : []
}

/** What somebody means to hear in a fair. It is kept in their browser. */
export function useAgenda(fair: number) {
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
  return { kept, toggle }
}
export type Agenda = ReturnType<typeof useAgenda>
