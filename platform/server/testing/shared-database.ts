import type { DatabaseServer } from '#platform/server/database/connection.ts'
import type { Database } from '#platform/server/database/database.ts'
import { assembleDatabase } from '#platform/server/database/open-database.ts'
import { DatabaseUnavailable } from '#platform/server/database/problems.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forgetRows, rememberRows } from './remember-rows.ts'

export type OpenedServer = { kind: Database['kind']; pool: DatabaseServer; end(): Promise<void> }

type Shared = OpenedServer & {
  /** For what stands between two who use it. */
  own: Database
  restore(): Promise<void>
  isAsMade(): Promise<boolean>
}

/** Rows that were written stay in their files until somebody cleans up: beyond this another one is quicker. */
const mostGrown = 48 * 1024 * 1024

const idle = new Map<string, Shared>()

/**
 * A database as it was made, for one file at a time: the next file of this process finds the rows brought back, the
 * connections open, and planned what was asked before. One whose tables were changed, or that has grown, is given up.
 */
export async function sharedDatabase(key: string, open: () => Promise<OpenedServer>): Promise<Database> {
  const found = idle.get(key)
  idle.delete(key)
  const shared = (found && (await asMade(found))) ?? (await prepared(await open()))
  return lent(shared, async () => {
    if (idle.has(key)) await shared.end()
    else idle.set(key, shared)
  })
}

async function prepared(server: OpenedServer): Promise<Shared> {
  const own = assembleDatabase(server.kind, server.pool, server.end)
  const restore = await rememberRows(own, 'as_made')
  const before = await structureOf(own)
  return {
    ...server,
    own,
    restore,
    isAsMade: async () => {
      const now = await structureOf(own)
      return now.tables === before.tables && now.size < before.size + mostGrown
    },
  }
}

async function asMade(shared: Shared): Promise<Shared | undefined> {
  try {
    if (await shared.isAsMade()) {
      await forgetRows(shared.own)
      await shared.restore()
      return shared
    }
  } catch {
    // Its server was taken away.
  }
  await shared.end().catch(() => {})
  return undefined
}

/** What the tables are, by the rows of the catalogue that were written for them, and how large everything is. */
async function structureOf({ kysely }: Database) {
  const found = await maybeOne<{ tables: string; size: number }>(kysely)`
    with of_ours as (select oid, xmin, relname from pg_class where relnamespace = 'public'::regnamespace)
    select pg_database_size(current_database())::float8 as size, concat_ws(' ',
      (select string_agg(oid || ':' || xmin, ',' order by oid) from of_ours),
      (select string_agg(oid || ':' || xmin, ',' order by oid) from pg_trigger),
      (select string_agg(oid || ':' || xmin, ',' order by oid) from pg_constraint
        where connamespace = 'public'::regnamespace),
      (select string_agg(oid || ':' || xmin, ',' order by oid) from pg_proc
        where pronamespace = 'public'::regnamespace),
      (select max(a.xmin::text::bigint) || ':' || count(*) from pg_attribute a
        join of_ours c on c.oid = a.attrelid)
    ) as tables`
  if (!found) throw new Error('The catalogue says nothing.')
  return found
}

/** Its connections are only lent: closing it waits for those that are out, and gives it back. */
function lent({ kind, pool }: Shared, giveBack: () => Promise<void>): Database {
  let isOver = false
  let out = 0
  let settle = () => {}
  const stops = new Set<() => void>()
  const borrowed: DatabaseServer = {
    async connect(options: { unhurried?: boolean } = {}) {
      if (isOver) throw new DatabaseUnavailable('The database is closed.')
      out += 1
      const returned = () => {
        out -= 1
        if (!out) settle()
      }
      try {
        const held = await pool.connect(options)
        let isOut = true
        return {
          ...held,
          release() {
            held.release()
            if (isOut) returned()
            isOut = false
          },
        }
      } catch (error) {
        returned()
        throw error
      }
    },
    async listen(hear) {
      const stop = await pool.listen(hear)
      stops.add(stop)
      return stop
    },
    end: async () => {},
  }
  return assembleDatabase(kind, borrowed, async () => {
    isOver = true
    for (const stop of stops) stop()
    if (out)
      await new Promise<void>(resolve => {
        settle = resolve
      })
    await giveBack()
  })
}
