import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'

/** Whether the queue of a stand is closed and how many are in it; nobody else changes it until this transaction ends. */
export async function lockQueue(stand: number, { db }: Pick<Context, 'db'>) {
  await sql`insert into waiting_queue (stand_id) values (${stand}) on conflict do nothing`.execute(db)
  return one<{ isOpen: boolean; openPlaces: number }>(db)`
    select closed_at is null as "isOpen", open_places as "openPlaces"
    from waiting_queue where stand_id = ${stand} for update`
}
