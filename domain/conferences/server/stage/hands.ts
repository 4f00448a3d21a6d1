import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { assertInside } from '../entry-for.ts'
import { decideAboutWord, takeWordBack } from '../live/word.ts'
import { assertDesk } from './desk.ts'
import { assertUnderWay } from './questions.ts'
import { ringStageSoon } from './ring-stage.ts'

/** Minutes for which a hand is up, unless it is raised again. */
const minutesUp = 10

/** At the desk. @throws 403, 404, 409 */
export async function decideWord(
  params: { id: number; user: number },
  isGiven: boolean,
  context: Context,
): Promise<void> {
  await assertDesk(params.id, context)
  await decideAboutWord(params, isGiven, context)
}

export async function raise(id: number, context: Context): Promise<void> {
  const { db, services } = context
  const inside = await assertInside(id, context)
  assertUnderWay(inside, context)
  const now = sql`${services.now().toISOString()}::timestamptz`
  await sql`
    insert into conference_hand as h (conference_id, user_id, raised_at, until)
    values (${id}, ${inside.person}, ${now}, ${now} + make_interval(mins => ${minutesUp}))
    on conflict (conference_id, user_id) do update set until = excluded.until,
      raised_at = case when h.until > ${now} then h.raised_at else excluded.raised_at end`.execute(db)
  await ringStageSoon(id, context)
}

/** One’s own, or that of somebody at the desk. */
export async function lower(id: number, user: number | undefined, context: Context): Promise<void> {
  const { db, actor } = context
  if (user !== undefined && user !== actor.userId) await assertDesk(id, context)
  else await reachRow(implementationOf('conferences'), id, 'R', context)
  // Whoever spoke by it leaves the stage.
  if (await takeWordBack(id, user ?? actor.userId ?? 0, context)) return
  const gone = await maybeOne(db)`
    delete from conference_hand where conference_id = ${id} and user_id = ${user ?? actor.userId} returning 1`
  if (gone) await ringStageSoon(id, context)
}
