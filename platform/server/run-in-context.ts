import type { Context } from './context.ts'
import type { Services } from './services.ts'

type Who = Pick<Context, 'actor' | 'locale' | 'requestId'>

/** Runs a command: reads on the pool, everything else in one transaction, then what must follow its commit. */
export async function runInContext<T>(
  services: Services,
  who: Who,
  writes: boolean,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const later: (() => unknown)[] = []
  const base = { ...who, services, afterCommit: (job: () => unknown) => void later.push(job) }
  const result = writes
    ? await services.database.transaction(
        db => {
          later.length = 0
          return work({ ...base, db })
        },
        { onePlan: true },
      )
    : await work({ ...base, db: services.database.kysely })
  for (const job of later)
    await Promise.resolve()
      .then(job)
      .catch(error => services.log.error({ error }, 'after commit'))
  return result
}
