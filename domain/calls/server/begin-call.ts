import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { MessageContext } from '#domain/messaging/contract/message.ts'
import {
  answeredWith,
  type BegunFrom,
  conversationWith,
  countContact,
  isInContact,
  shownContext,
} from '#domain/messaging/server/index.ts'
import type { PersonStatus } from '#domain/presence/contract/status.ts'
import { presenceStatus } from '#domain/presence/server/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import type { callUser } from '../contract/calls.ts'
import { ringSeconds, type VisioCall, type VisioReason } from '../contract/visio-call.ts'
import { moment, readCall } from './call-columns.ts'
import { assertCalledIn, callableOf, callContacts, fairToCallIn, isReachedIn } from './callable.ts'
import { afterEnd, moveCall, moves, pushCall } from './move-call.ts'
import { settleCalls } from './settle-calls.ts'
import { queueWatch } from './watch-job.ts'

type CallRequest = NonNullable<BodyOf<typeof callUser>>
type Engaged = { user: number; room: number; state: 'ringing' | 'accepted'; caller: number; receiver: number }

const limit = { name: 'visio-ring', max: 6, seconds: 60 }
/** Each leaves a line and a notification: nobody is called on and on, there or not. */
const ofPair = { name: 'visio-pair', max: 10, seconds: 3600 }

/** Nobody else begins a call with one of these until this transaction ends. */
const lockPeople = (people: readonly number[], { db }: Context) =>
  sql`
  select pg_advisory_xact_lock(hashtext('visio'), person)
  from (select unnest(${people}::int[]) as person order by 1) as locked`.execute(db)

/** In which calls these people are, or which ring for them or by them. */
async function engagedOf(people: readonly number[], context: Context): Promise<Engaged[]> {
  const read = () =>
    many<Engaged>(context.db)`
      select e.user_id as user, c.room_id as room, c.state, c.caller_id as caller, c.receiver_id as receiver
      from visio_engaged e join visio_call c on c.room_id = e.room_id
      where e.user_id = any(${people}::int[])`
  const found = await read()
  if (!found.length) return found
  // One that nobody is in any more holds up nobody.
  await settleCalls(context, { rooms: found.map(({ room }) => room), grace: 0 })
  return read()
}

/** @throws 403 for whom the caller may not call, there or anywhere */
async function fairOf(
  person: number,
  asked: number | undefined,
  isExpected: boolean,
  context: Context,
): Promise<number> {
  if (asked !== undefined) await assertCalledIn(asked, context)
  const fair = asked ?? (await fairToCallIn(person, context))
  if (fair === undefined) throw forbidden('call_not_reachable')
  const isReached =
    asked !== undefined && isExpected
      ? await isReachedIn(fair, person, context)
      : (await callableOf([person], fair, context)).length > 0
  if (!isReached) throw forbidden('call_not_reachable')
  return fair
}

async function areInContact(person: number, fair: number, { db, actor }: Context): Promise<boolean> {
  const known = isInContact(sql`${actor.userId}::int`, sql`${person}::int`, fair)
  const { isKnown } = await one<{ isKnown: boolean }>(db)`select ${known} as "isKnown"`
  return isKnown
}

/** @throws 422 for a booth that is none of the fair */
async function assertStandIn(fair: number, stand: number | undefined, { db }: Context): Promise<void> {
  if (stand === undefined) return
  const found = await maybeOne(db)`select 1 from stand where id = ${stand} and fair_id = ${fair}`
  if (!found) throw invalid({ stand: 'relation_not_found' })
}

type Missed = Extract<VisioReason, 'busy' | 'offline'>

/** Why it does not ring for somebody: they are not there, or do not want to be disturbed. */
async function awayFrom(
  person: number,
  fair: number,
  isExpected: boolean,
  { db }: Context,
): Promise<Missed | null> {
  const { status } = await one<{ status: PersonStatus }>(db)`
    select ${presenceStatus(sql`${person}::int`, sql`${fair}::int`)} as status`
  return status === 'free' || (isExpected && status === 'busy') ? null : status
}

/** `missed`: why it does not ring at all. */
type NewCall = {
  person: number
  fair: number
  shown: MessageContext | null
  about: string
  missed: Missed | null
  from: BegunFrom
}

/** What the two have agreed to talk about. */
type Agreed = { context: MessageContext | null; reason: string }

async function insertCall(
  { person, fair, shown, about, missed, from }: NewCall,
  context: Context,
): Promise<number> {
  const { db, actor } = context
  const uses = await maybeOne(db)`select 1 from fair where id = ${fair} and is_using_direct_message_module`
  const conversation = uses
    ? ((await answeredWith(person, { fair, ...from }, context)) ??
      (await conversationWith(person, fair, context)))
    : null
  const { id } = await one<{ id: number }>(db)`
    insert into visio_room (uniqid, fair_id) values (${randomBytes(16).toString('hex')}, ${fair})
      returning id`
  const now = moment(context)
  const seconds = missed ? 0 : ringSeconds
  await sql`
    insert into visio_call (room_id, caller_id, receiver_id, conversation_id, state, reason, context_kind,
      context_id, context_title, about, created_at, rings_until, ended_at)
    values (${id}, ${actor.userId}, ${person}, ${conversation}, ${missed ? 'missed' : 'ringing'},
      ${missed}, ${shown?.kind ?? null}, ${shown?.id ?? null}, ${shown?.title ?? null},
      ${about}, ${now}, ${now} + make_interval(secs => ${seconds}), ${missed ? now : null})`.execute(db)
  return id
}

/**
 * Rings for somebody. Of many starts at once one rings, and two who call each other are in one call. Whoever is in another
 * one has missed it. Expected: the two have agreed to talk, as where one waits for the other; the caller has checked that they
 * may, and counts the contact, and it rings whatever they have chosen to be seen as.
 * @throws 403 for whom the caller may not call, 409 while the caller is in another call, 429 beyond a limit
 */
export async function ringPerson(
  person: number,
  { fair: asked, context: seenFrom, ...from }: CallRequest,
  context: Context,
  { expected }: { expected?: Agreed } = {},
): Promise<VisioCall> {
  const me = context.actor.userId ?? 0
  const isExpected = expected !== undefined
  if (person === me) throw forbidden('call_not_reachable')
  await lockPeople([me, person], context)
  const engaged = await engagedOf([me, person], context)
  const own = engaged.find(({ user }) => user === me)
  const which = (room: number) => sql`r.id = ${room}`
  if (own && [own.caller, own.receiver].includes(person)) {
    if (own.state === 'ringing' && own.caller === person)
      return moveCall(which(own.room), moves.accept, context)
    return readCall(which(own.room), me, context)
  }
  const fair = await fairOf(person, asked, isExpected, context)
  if (own) throw conflict('in_another_call')
  await assertStandIn(fair, from.stand, context)
  const limiter = context.services.limiter.within(context.db)
  await limiter.consume(limit, String(me))
  await limiter.consume(ofPair, `${me}:${person}`)
  const shown = seenFrom
    ? await shownContext(seenFrom, { fair, person }, context)
    : (expected?.context ?? null)
  const missed = engaged.some(({ user }) => user === person)
    ? 'busy'
    : await awayFrom(person, fair, isExpected, context)
  // What does not ring is no call of the day, but the line that it leaves may be the first contact of the two.
  if (!isExpected && (!missed || !(await areInContact(person, fair, context))))
    await countContact({ fair, user: person, firm: null }, context, callContacts)
  const room = await insertCall({ person, fair, shown, about: expected?.reason ?? '', missed, from }, context)
  if (missed) await afterEnd(room, context)
  else await queueWatch(context)
  await pushCall(room, missed ? 'miss' : 'call', context)
  return readCall(which(room), me, context)
}
