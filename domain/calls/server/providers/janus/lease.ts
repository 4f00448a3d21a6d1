import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

export type Lease = { session: number | null; manager: number | null; isUp: boolean }

type Db = Kysely<Tables>

/** A process that ended without a word is replaced after so many seconds. */
const leaseSeconds = 12

/** One process at a time speaks to the engine: this one, from now on or still. None: another does. */
export const holdLease = (holder: string, db: Db): Promise<Lease | undefined> =>
  maybeOne<Lease>(db)`
    update visio_engine set holder = ${holder}::uuid,
      held_until = now() + make_interval(secs => ${leaseSeconds})
    where holder = ${holder}::uuid or held_until < now() returning session, manager, is_up as "isUp"`

/** The next process need not wait. */
export const giveLeaseBack = (holder: string, db: Db) =>
  sql`
  update visio_engine set holder = null, held_until = '-infinity'
  where holder = ${holder}::uuid`.execute(db)

export const keepSession = (
  { session, manager }: { session: number; manager: number },
  holder: string,
  db: Db,
) =>
  sql`
  update visio_engine set session = ${session}::bigint, manager = ${manager}::bigint
  where holder = ${holder}::uuid`.execute(db)

export const setUp = (isUp: boolean, holder: string, db: Db) =>
  sql`update visio_engine set is_up = ${isUp} where holder = ${holder}::uuid`.execute(db)
