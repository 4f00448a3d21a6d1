import { sql } from 'kysely'
import type { ParamsOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Services } from '#platform/server/services.ts'
import type { takeRepeatBack } from '../contract/repeat.ts'
import { assertModule } from './assert-module.ts'
import { change, isAsLeft, isFree, referrersOf } from './import/rows-of-run.ts'
import { someAtOnce } from './rows-at-once.ts'
import { lockedRow } from './transitions.ts'
import { usesOf } from './uses-of.ts'

/** The notice that offers it is gone long before. */
const isRecent = (now: Date) => sql`r.ran_at > ${now.toISOString()}::timestamptz - interval '1 day'`

/** Sessions that a repeat has made and that are still there, locked; `isTouched` says that somebody has worked on one. */
async function madeBy(run: number, program: number, { db, services }: Context) {
  // The passes that open the sessions came with them.
  const others = (await referrersOf('conference', db)).filter(({ table }) => table !== 'pass_room')
  return many<{ id: number; isTouched: boolean }>(db)`
    select t.id, not (${isAsLeft} and ${isFree(run, others)}) as "isTouched"
    from import_run r
      join import_change c on c.run_id = r.id and c.table_name = 'conference'
      join conference t on ${change(run, 'conference')}
    where r.id = ${run} and r.kind = 'repeat' and ${isRecent(services.now())}
      and (c.after ->> 'conference_program_id')::int = ${program}
    order by t.id for update of t`
}

/** All of its sessions that are still there go, with what came with them, or none. @throws 403, 404, 409 */
export async function takeRepeatBackOf(
  { id, run }: ParamsOf<typeof takeRepeatBack>,
  context: Context,
): Promise<ResponseOf<typeof takeRepeatBack>> {
  const { db } = context
  const fair = idOf((await lockedRow('conference_programs', id, context)).fair)
  await assertModule(fair, context)
  const made = await madeBy(run, id, context)
  if (!made.length) throw notFound()
  const ids = made.map(one => one.id)
  const usedBy = await usesOf(ids, db)
  if (usedBy.length) throw new Refusal(409, 'repeat_in_use', { usedBy })
  if (made.some(({ isTouched }) => isTouched)) throw conflict('repeat_changed')
  for (const some of someAtOnce(ids))
    await sql`delete from conference where id = any(${some}::int[])`.execute(db)
  await sql`delete from import_run where id = ${run}`.execute(db)
  const details = { conferences: ids.length }
  await audit(
    { action: 'undo_repeat', resource: 'conference_programs', resourceId: id, fair, details },
    context,
  )
  return { conferences: ids.length }
}

/** What can no longer be taken back is forgotten. */
export const sweepRepeats = ({ database, now }: Services) =>
  sql`delete from import_run r where r.kind = 'repeat' and not (${isRecent(now())})`.execute(database.kysely)
