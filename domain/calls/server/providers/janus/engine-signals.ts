import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { EngineRequest, Signal } from '../../../contract/connection.ts'

/** What a page says to the engine: of what it sends itself, or of what it gets of `source`. */
export type EngineSignal = {
  connection: string
  source: string | null
  signal: Exclude<Signal, { kind: 'media' }> | EngineRequest
}

/** It is passed on once the caller's change is committed. */
export const queueSignal = ({ connection, source, signal }: EngineSignal, db: Kysely<Tables>) =>
  sql`
  insert into visio_engine_signal (connection_id, source_id, signal)
    values (${connection}::uuid, ${source}::uuid, ${JSON.stringify(signal)})`.execute(db)

const atOnce = 200

/** What is to be passed on next, in the order in which it was said; it is kept no longer. */
export async function takeSignals(db: Kysely<Tables>): Promise<EngineSignal[]> {
  const rows = await many<{ id: number; connection: string; source: string | null; signal: string }>(db)`
    with taken as (delete from visio_engine_signal where id in (
      select id from visio_engine_signal order by id limit ${atOnce}) returning *)
    select id, connection_id as connection, source_id as source, signal from taken order by id`
  return rows.map(({ connection, source, signal }) => ({ connection, source, signal: JSON.parse(signal) }))
}
