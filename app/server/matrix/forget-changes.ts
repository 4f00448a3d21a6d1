import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Database } from '#platform/server/database/database.ts'

class Forgotten extends Error {}

/**
 * The same database, but every transaction answers as if it had been kept and is then rolled back; `look` sees what it
 * would have left.
 */
export function forgetChanges(database: Database, look?: (db: Kysely<Tables>) => Promise<void>): Database {
  return {
    ...database,
    async transaction(work, options) {
      const kept: { result?: Awaited<ReturnType<typeof work>> } = {}
      try {
        await database.transaction(async db => {
          kept.result = await work(db)
          await look?.(db)
          throw new Forgotten()
        }, options)
      } catch (error) {
        if (!(error instanceof Forgotten)) throw error
      }
      return kept.result as Awaited<ReturnType<typeof work>>
    },
  }
}
