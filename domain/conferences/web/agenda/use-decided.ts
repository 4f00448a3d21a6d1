import { parseStored } from '#platform/web/browser-storage.ts'
import { keepText, keptText, useKeptText } from '#platform/web/use-kept-text.ts'

const keyOf = (fair: number) => `agenda-decided:${fair}`

/** What is asked once, by name: a clash that is meant, a change that was read. */
const namesIn = (text: string | null): string[] => {
  const stored = parseStored<unknown>(text)
  return Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []
}

const most = 500

/** What somebody has settled in their agenda, remembered by their browser. */
export function useDecided(fair: number) {
  const key = keyOf(fair)
  const decided: ReadonlySet<string> = new Set(namesIn(useKeptText(key)))
  const write = (names: readonly string[]) =>
    keepText(key, names.length ? JSON.stringify(names.slice(-most)) : null)
  return {
    decided,
    decide: (...names: readonly string[]) => write([...new Set([...namesIn(keptText(key)), ...names])]),
    askAgain: (...names: readonly string[]) =>
      write(namesIn(keptText(key)).filter(name => !names.includes(name))),
  }
}
