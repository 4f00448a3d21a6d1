import { declared } from '../domains.ts'
import type { NewsSource } from './reporter.ts'

/** The news of all domains, looked for side by side. */
export const allNews: NewsSource = database => {
  const sources = declared('news').map(open => open(database))
  return async () => {
    const all = await Promise.all(sources.map(look => look()))
    return {
      said: new Map(all.flatMap(({ said }) => [...said])),
      changed: all.flatMap(({ changed }) => changed),
    }
  }
}
