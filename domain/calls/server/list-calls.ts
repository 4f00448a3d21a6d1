import { sql } from 'kysely'
import { isInFair } from '#domain/messaging/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import type { currentCall, visioRooms } from '../contract/calls.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { callColumns, callSources, isTheirs, readCall } from './call-columns.ts'

/** Calls that the caller finds in their history: in fairs that they are in, and not taken out of it. */
const isListed = (context: Context) => sql`
  (c.caller_id = ${context.actor.userId} and not c.is_hidden_by_caller
    or c.receiver_id = ${context.actor.userId} and not c.is_hidden_by_receiver)
  and ${isInFair(sql`r.fair_id`, context)}`

export async function listCalls(
  { fair, before, ...asked }: QueryOf<typeof visioRooms> & Query,
  context: Context,
): Promise<PagedResponse<VisioCall>> {
  const page = pageOf(asked)
  const conditions = [
    isListed(context),
    ...(fair === undefined ? [] : [sql`r.fair_id = ${fair}`]),
    ...(before === undefined ? [] : [sql`r.id < ${before}`]),
  ]
  const from = sql`from ${callSources} where ${sql.join(conditions, sql` and `)}`
  const { total } = await one<{ total: number }>(context.db)`select count(*)::int as total ${from}`
  const rows = await many<VisioCall>(context.db)`
    select ${callColumns(context.actor.userId, context)} ${from} order by r.id desc
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

export const callById = (id: number, context: Context): Promise<VisioCall> =>
  readCall(sql`r.id = ${id} and ${isListed(context)}`, context.actor.userId, context)

export const callByUniqid = (uniqid: string, context: Context): Promise<VisioCall> =>
  readCall(sql`r.uniqid = ${uniqid} and ${isListed(context)}`, context.actor.userId, context)

export async function readCurrentCall(context: Context): Promise<ResponseOf<typeof currentCall>> {
  const { db, actor } = context
  const call = await maybeOne<VisioCall>(db)`
    select ${callColumns(actor.userId, context)} from ${callSources}
      join visio_engaged e on e.room_id = c.room_id and e.user_id = ${actor.userId}`
  return { call: call ?? null }
}

/** @throws 404 for a call of others, 409 while it goes on */
export async function hideCall(id: number, { db, actor }: Context): Promise<void> {
  const found = await maybeOne<{ isOver: boolean }>(db)`
    select c.ended_at is not null as "isOver" from visio_call c
      where c.room_id = ${id} and ${isTheirs(actor.userId)}`
  if (!found) throw notFound()
  if (!found.isOver) throw conflict('call_not_over')
  await sql`
    update visio_call c set is_hidden_by_caller = c.is_hidden_by_caller or c.caller_id = ${actor.userId},
      is_hidden_by_receiver = c.is_hidden_by_receiver or c.receiver_id = ${actor.userId}
    where c.room_id = ${id}`.execute(db)
}
