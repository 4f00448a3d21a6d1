import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { assertModule } from '../assert-module.ts'
import { assertOfFair, idIn } from '../write-rules.ts'

/** @throws 409 where a room is taken out in which people have places, or wait for one */
async function assertRoomsFree(pass: number, kept: readonly (number | null)[], { db }: Context) {
  await sql`select from pass_room where pass_id = ${pass} order by conference_id for update`.execute(db)
  const held = await many(db)`
    select 1 from pass_place where pass_id = ${pass} and conference_id <> all(${kept}::int[]) limit 1`
  if (held.length) throw conflict('pass_held')
}

/** @throws 422 where it opens a conference of another fair */
export async function beforePassWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const fair = idIn('fair', sent, current)
  await assertModule(fair, context)
  const opened = [sent.conferences ?? []].flat().map(value => idOf(value))
  await assertOfFair('conferences', 'conference', opened, fair, context)
  if (current && 'conferences' in sent) await assertRoomsFree(current.id, opened, context)
  return sent
}

/** @throws 409 for one that somebody has asked for */
export async function removePass({ id }: Row, { db }: Context): Promise<void> {
  await sql`select from pass where id = ${id} for update`.execute(db)
  const asked = await many(db)`select 1 from pass_user where pass_id = ${id} limit 1`
  if (asked.length) throw conflict('pass_held')
  await sql`delete from pass where id = ${id}`.execute(db)
}
