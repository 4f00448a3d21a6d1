import { type ComponentType, lazy } from 'react'
import { loadWithRetry } from './lazy-with-retry.ts'

/** A component in a file of its own. What was fetched `ahead` is drawn at once; otherwise whatever draws it waits. */
export function fetchedAhead<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let there: { default: ComponentType<Props> } | null = null
  const ahead = async () => {
    there = await load()
    return there
  }
  // Of what is there React hears in the same moment: no other promise tells it so soon.
  const atOnce = (found: typeof there) =>
    // biome-ignore lint/suspicious/noThenProperty: it is a promise that has been kept
    ({ then: (tell: (module: typeof there) => void) => tell(found) }) as ReturnType<typeof load>
  return { Drawn: lazy(() => (there ? atOnce(there) : loadWithRetry(ahead))), ahead }
}
