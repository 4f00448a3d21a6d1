import { callFailed, callMissed, callRefused } from '#domain/calls/contract/events.ts'
import { callPaths } from '#domain/calls/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { notificationKinds } from './kinds.ts'
import { notify } from './notify.ts'

type Person = { id: number; name: string }
type Call = { fair: number; caller: Person | null; receiver: Person | null }

const name = 'notify'

/** None once it is gone. */
const callOf = (call: number, { db }: Context) =>
  maybeOne<Call>(db)`
    select r.fair_id as fair,
      case when a.id is not null then
        json_build_object('id', a.id, 'name', a.first_name || ' ' || a.last_name) end as caller,
      case when b.id is not null then
        json_build_object('id', b.id, 'name', b.first_name || ' ' || b.last_name) end as receiver
    from visio_call c join visio_room r on r.id = c.room_id left join app_user a on a.id = c.caller_id
      left join app_user b on b.id = c.receiver_id
    where c.room_id = ${call}`

/** Each leads to one’s calls, from which one calls back or writes. */
const about = (call: number, fair: number) => ({ cause: `call:${call}`, fair, path: hrefOf(callPaths.visio) })

/** Of several missed calls of one person that nobody has read, the last is told. */
const subjectOf = ({ id }: Person) => `caller:${id}`

/** What became of calls, for those who were not there or got no picture. */
export const callSubscribers: readonly Subscriber[] = [
  subscribe(callMissed, name, async ({ call }, context) => {
    const { fair, caller, receiver } = (await callOf(call, context)) ?? {}
    if (!fair || !caller || !receiver) return
    const what = {
      ...about(call, fair),
      subject: subjectOf(caller),
      params: { caller: caller.name },
      named: caller.id,
    }
    await notify([receiver.id], { kind: notificationKinds.call_missed, ...what }, context)
  }),

  subscribe(callRefused, name, async ({ call }, context) => {
    const { fair, caller, receiver } = (await callOf(call, context)) ?? {}
    if (!fair || !caller || !receiver) return
    const params = { receiver: receiver.name }
    const what = { ...about(call, fair), subject: subjectOf(receiver), params, named: receiver.id }
    await notify([caller.id], { kind: notificationKinds.call_refused, ...what }, context)
  }),

  subscribe(callFailed, name, async ({ call }, context) => {
    const { fair, caller, receiver } = (await callOf(call, context)) ?? {}
    if (!fair || !caller || !receiver) return
    for (const [person, other] of [
      [caller, receiver],
      [receiver, caller],
    ] as const) {
      const params = { other: other.name }
      const what = { ...about(call, fair), subject: subjectOf(other), params, named: other.id }
      await notify([person.id], { kind: notificationKinds.call_failed, ...what }, context)
    }
  }),
]
