import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { VisioCall } from '../contract/visio-call.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

export const callSources = sql`visio_call c join visio_room r on r.id = c.room_id
  join fair f on f.id = r.fair_id
  left join app_user a on a.id = c.caller_id left join app_user b on b.id = c.receiver_id
  left join conversation cv on cv.id = c.conversation_id and f.is_using_direct_message_module`

/** The moment, by the clock of this server. */
export const moment = ({ services }: Pick<Context, 'services'>): RawBuilder<Date> =>
  sql`${services.now().toISOString()}::timestamptz`

/** Columns of a call by `callSources`, as this person reads it. */
export const callColumns = (reader: number | null, surroundings: Surroundings) => sql`
  r.id, r.uniqid, c.state, c.reason, json_build_object('id', f.id, 'homepage', f.homepage) as fair,
  ${correspondent('a')} as caller, ${correspondent('b')} as receiver,
  c.caller_id is not distinct from ${reader}::int as "isCaller", cv.uuid as conversation,
  case when c.context_kind is not null then json_build_object('kind', c.context_kind, 'id', c.context_id,
    'title', c.context_title) end as context, c.about,
  ${instant('c.created_at')} as "createdAt",
  case when c.state = 'ringing' then greatest(0,
    extract(epoch from c.rings_until - ${moment(surroundings)}) * 1000) else 0 end::int as "ringsFor",
  case when c.state = 'accepted' then greatest(0,
    extract(epoch from ${moment(surroundings)} - c.accepted_at) * 1000) else 0 end::int as "spokenFor",
  ${instant('c.accepted_at')} as "acceptedAt", ${instant('c.ended_at')} as "endedAt",
  extract(epoch from c.ended_at - c.accepted_at)::int as duration`

/** Calls `c` of this person. */
export const isTheirs = (person: number | null) => sql`(c.caller_id = ${person} or c.receiver_id = ${person})`

/** A call as one of its two reads it. @throws 404 for a call of others */
export async function readCall(
  which: RawBuilder<unknown>,
  reader: number | null,
  surroundings: Surroundings,
): Promise<VisioCall> {
  const call = await maybeOne<VisioCall>(surroundings.db)`
    select ${callColumns(reader, surroundings)} from ${callSources} where ${which} and ${isTheirs(reader)}`
  if (!call) throw notFound()
  return call
}
