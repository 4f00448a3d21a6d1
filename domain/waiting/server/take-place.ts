import { sql } from 'kysely'
import { shownContext } from '#domain/messaging/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { type OwnPlace, openPlacesMost } from '../contract/place.ts'
import type { takePlace as call, QueueRefusal } from '../contract/queue.ts'
import { type Booth, boothFor } from './booth.ts'
import { lockQueue } from './lock-queue.ts'
import { queueFor, readOwn } from './read-queue.ts'
import { settleQueues } from './settle-queues.ts'
import { tellPlaces } from './tell-places.ts'
import { watchQueuesSoon } from './watch-job.ts'

const limit = { name: 'waiting-place', max: 20, seconds: 60 }

const refused = (code: QueueRefusal) =>
  new Refusal(code.startsWith('daily_') ? 429 : 409, code, { values: { most: String(openPlacesMost) } })

/** Behind all others: by the clock of the database, since whoever holds the queue comes after those before. */
async function insertPlace(
  { stand, fair, firm }: Booth,
  { reason = '', context: from }: NonNullable<BodyOf<typeof call>>,
  context: Context,
): Promise<number> {
  const shown = from ? await shownContext(from, { fair, person: null }, context) : null
  const { id } = await one<{ id: number }>(context.db)`
    insert into waiting_place (stand_id, fair_id, firm_id, user_id, reason, context_kind, context_id,
      context_title, turn, slot)
    select ${stand}, ${fair}, ${firm}, ${context.actor.userId}, ${reason}, ${shown?.kind ?? null},
      ${shown?.id ?? null}, ${shown?.title ?? null},
      coalesce((select max(turn) from waiting_place where stand_id = ${stand}), 0) + 1,
      (select min(s) from generate_series(1, ${openPlacesMost}) s where s not in (
        select slot from waiting_place
        where fair_id = ${fair} and user_id = ${context.actor.userId} and ended_at is null))
    returning id`
  return id
}

/** Whoever has a place there keeps it. @throws 409 with the reason, 429 beyond the contacts of a day */
export async function takePlaceAt(
  stand: number,
  body: BodyOf<typeof call>,
  context: Context,
): Promise<OwnPlace> {
  const booth = await boothFor(stand, context)
  await context.services.limiter.within(context.db).consume(limit, String(context.actor.userId))
  // Of several that one person takes at once each finds the ones before.
  await sql`select pg_advisory_xact_lock(hashtext('waiting'), ${context.actor.userId}::int)`.execute(
    context.db,
  )
  await lockQueue(stand, context)
  await settleQueues([stand], context)
  const { place, refusal } = await queueFor(booth, context)
  if (place) return place
  if (refusal) throw refused(refusal)
  const id = await insertPlace(booth, body ?? {}, context)
  await tellPlaces(stand, new Map([[id, 'taken']]), context)
  await watchQueuesSoon(context)
  return readOwn(id, context)
}
