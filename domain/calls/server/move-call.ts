import { type RawBuilder, sql } from 'kysely'
import { addCallLine } from '#domain/messaging/server/index.ts'
import { beginTalk, endTalk } from '#domain/presence/server/index.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import { callFailed, callMissed, callRefused } from '../contract/events.ts'
import type { CallUpdate } from '../contract/updates.ts'
import type { VisioCall, VisioReason, VisioState } from '../contract/visio-call.ts'
import { isTheirs, moment, readCall } from './call-columns.ts'
import { mayTalk } from './callable.ts'
import { forgetSignals } from './forget-signals.ts'
import { tellPerson, type Untold } from './tell-person.ts'
import { queueWatch } from './watch-job.ts'

type Surroundings = Pick<Context, 'db' | 'services'>
type Side = 'caller' | 'receiver'

type Move = {
  from: VisioState
  to: VisioState
  by: readonly Side[]
  told: CallUpdate['state']
  reason?: VisioReason
}

/** What becomes of a call, and by whom. */
export const moves = {
  accept: { from: 'ringing', to: 'accepted', by: ['receiver'], told: 'accept' },
  refuse: { from: 'ringing', to: 'refused', by: ['receiver'], told: 'refuse' },
  cancel: { from: 'ringing', to: 'cancelled', by: ['caller'], told: 'cancel' },
  miss: { from: 'ringing', to: 'missed', by: ['caller'], told: 'miss', reason: 'unanswered' },
  end: { from: 'accepted', to: 'ended', by: ['caller', 'receiver'], told: 'end', reason: 'hung_up' },
} as const satisfies Record<string, Move>

type Found = {
  room: number
  state: VisioState
  isCaller: boolean
  isRinging: boolean
  mayTalk: boolean
}

/** @throws 404 for a call of others */
async function lockedCall(which: RawBuilder<unknown>, context: Context): Promise<Found> {
  const call = await maybeOne<Found>(context.db)`
    select c.room_id as room, c.state,
      c.caller_id is not distinct from ${context.actor.userId}::int as "isCaller",
      c.rings_until > ${moment(context)} as "isRinging", ${mayTalk} as "mayTalk"
    from visio_call c join visio_room r on r.id = c.room_id join fair f on f.id = r.fair_id
    where ${which} and ${isTheirs(context.actor.userId)} for update of c`
  if (!call) throw notFound()
  return call
}

/** Why a call that is in this state does not move. */
const inState = (state: VisioState): MessageCode =>
  state === 'ringing' ? 'call_not_accepted' : state === 'accepted' ? 'call_accepted' : 'call_over'

export type MoveOptions = {
  reason?: VisioReason | undefined
  afterwards?: (call: VisioCall) => Promise<unknown>
}

/**
 * Moves a call of the caller's; where it is already, nothing happens. Of many at once one moves it.
 * @throws 403 for the wrong one of the two, 409 in the wrong order
 */
export async function moveCall(
  which: RawBuilder<unknown>,
  move: Move,
  context: Context,
  { reason = move.reason, afterwards }: MoveOptions = {},
): Promise<VisioCall> {
  const { room, state, isCaller, isRinging, mayTalk: isAllowed } = await lockedCall(which, context)
  if (!move.by.includes(isCaller ? 'caller' : 'receiver')) throw forbidden()
  const read = () => readCall(sql`r.id = ${room}`, context.actor.userId, context)
  if (state === move.to) return read()
  if (state !== move.from) throw conflict(inState(state))
  if (move.to === 'accepted' && !isRinging) throw conflict('call_over')
  if (move.to === 'accepted' && !isAllowed) throw forbidden('calls_not_open')
  await setState(room, { to: move.to, told: move.told, reason }, context)
  const call = await read()
  await afterwards?.(call)
  return call
}

/**
 * `isNews`: whoever was not there or was refused finds it among their notifications; otherwise whoever stops the call tells of it.
 */
type Change = {
  to: VisioState
  told: CallUpdate['state']
  reason?: VisioReason | undefined
  isNews?: boolean
}

/** Moves a call that nobody else moves meanwhile, and says so everywhere. */
export async function setState(
  room: number,
  { to, told, reason, isNews = true }: Change,
  surroundings: Surroundings,
) {
  const { db } = surroundings
  const now = moment(surroundings)
  await sql`
    update visio_call set state = ${to}, reason = ${reason ?? null},
      accepted_at = case when ${to} = 'accepted' then ${now} else accepted_at end,
      ended_at = case when ${to} <> 'accepted' then greatest(${now}, accepted_at) end
    where room_id = ${room}`.execute(db)
  if (to === 'accepted') {
    for (const userId of await peopleOf(room, surroundings))
      await beginTalk(db, { userId, cause: talkOf(room) })
    await queueWatch(surroundings)
  } else await afterEnd(room, surroundings, { isNews })
  await pushCall(room, told, surroundings)
}

/** A ring that nobody is to answer any more, for what it was about is settled: it stops on all pages. */
export async function stopRinging(room: number, surroundings: Surroundings): Promise<void> {
  const ringing = await maybeOne(surroundings.db)`
    select 1 from visio_call where room_id = ${room} and state = 'ringing' for update`
  if (ringing) await setState(room, { to: 'cancelled', told: 'cancel', isNews: false }, surroundings)
}

type Ended = {
  uniqid: string
  state: Exclude<VisioState, 'ringing' | 'accepted'>
  reason: VisioReason | null
  caller: number | null
  conversation: number | null
  duration: number | null
}

/** Of a call that is over: its line, its news, and no page in it any more. */
export async function afterEnd(
  room: number,
  surroundings: Surroundings,
  { isNews = true }: { isNews?: boolean } = {},
): Promise<void> {
  const { db } = surroundings
  const { uniqid, state, reason, caller, conversation, duration } = await one<Ended>(db)`
    select r.uniqid, c.state, c.reason, c.caller_id as caller, cv.id as conversation,
      extract(epoch from c.ended_at - c.accepted_at)::int as duration
    from visio_call c join visio_room r on r.id = c.room_id join fair f on f.id = r.fair_id
      left join conversation cv on cv.id = c.conversation_id and f.is_using_direct_message_module
    where c.room_id = ${room}`
  // Whoever is just sending a signal is waited for, and whoever waits finds nothing to send it by.
  await sql`select 1 from visio_connection where room_id = ${room} order by id for update`.execute(db)
  await forgetSignals(sql`k.room_id = ${room}`, surroundings)
  await sql`delete from visio_connection where room_id = ${room}`.execute(db)
  for (const userId of await peopleOf(room, surroundings)) await endTalk(db, { userId, cause: talkOf(room) })
  if (conversation !== null && caller !== null)
    await addCallLine({ conversation, uuid: uniqid, caller, state, duration }, surroundings)
  if (!isNews) return
  if (state === 'missed' || state === 'cancelled') await emit(surroundings, callMissed, { call: room })
  if (state === 'refused') await emit(surroundings, callRefused, { call: room })
  if (reason === 'failed') await emit(surroundings, callFailed, { call: room })
}

/** What of presence a call is. */
const talkOf = (room: number) => `call:${room}`

/** Those of its two whose account is there. */
async function peopleOf(room: number, { db }: Surroundings): Promise<number[]> {
  const { people } = await one<{ people: number[] }>(db)`
    select array_remove(array[caller_id, receiver_id], null) as people from visio_call
      where room_id = ${room}`
  return people
}

/** Tells both of a call what has become of it, each as they read it. */
export async function pushCall(room: number, state: CallUpdate['state'], surroundings: Surroundings) {
  for (const person of await peopleOf(room, surroundings)) {
    const call = await readCall(sql`r.id = ${room}`, person, surroundings)
    const data: Untold<CallUpdate> = { state, caller: call.caller, room: call.uniqid, call }
    await tellPerson(person, [data], surroundings)
  }
}
