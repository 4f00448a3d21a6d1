import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { VisioReason } from '../contract/visio-call.ts'
import { moment } from './call-columns.ts'
import { mayTalk } from './callable.ts'
import { hasSession, lease, missed } from './connected.ts'
import { setState } from './move-call.ts'

type Surroundings = Pick<Context, 'db' | 'services'>
type Due = { room: number; isRinging: boolean; isAllowed: boolean }

/** Seconds after which a call in which nobody is any more is over. Longer than a server is away when it is started anew. */
const usualGrace = 180

/** Until when one of the two is in the call, and since when without a break; before they come in they have a while. */
const presenceOf = (person: string, now: RawBuilder<unknown>) => sql`
  (select coalesce(max(k.held_until), c.accepted_at + ${lease}) as until,
    coalesce(max(k.held_since), c.accepted_at) as since
  from visio_connection k
    where k.room_id = c.room_id and k.user_id = ${sql.ref(person)} and ${hasSession(now)})`

/**
 * Whether one has left the other alone, who was heard of after them and without a break: when nobody was heard of, as while
 * the server was away, both have time to come back, whichever was heard of last.
 */
const hasLeft = (gone: string, alone: string, now: RawBuilder<unknown>) => sql`
  (${sql.ref(`${gone}.until`)} < ${now} and ${sql.ref(`${alone}.until`)} >= ${now}
    and ${sql.ref(`${alone}.until`)} > ${sql.ref(`${gone}.until`)} + ${missed}
    and ${sql.ref(`${alone}.since`)} < ${now} - ${lease})`

/** Ends what is to end now: what nobody has answered, whom somebody has left, and what may not go on. */
export async function settleCalls(
  surroundings: Surroundings,
  { rooms = null, grace = usualGrace }: { rooms?: readonly number[] | null; grace?: number } = {},
): Promise<void> {
  const now = moment(surroundings)
  const due = await many<Due>(surroundings.db)`
    select c.room_id as room, c.state = 'ringing' as "isRinging", ${mayTalk} as "isAllowed"
    from visio_call c join visio_room r on r.id = c.room_id join fair f on f.id = r.fair_id
      cross join lateral ${presenceOf('c.caller_id', now)} one
      cross join lateral ${presenceOf('c.receiver_id', now)} two
    where c.state in ('ringing', 'accepted') and ${rooms ? sql`c.room_id = any(${rooms}::int[])` : sql`true`}
      and (not ${mayTalk} or case c.state when 'ringing' then c.rings_until <= ${now} else
        ${hasLeft('one', 'two', now)} or ${hasLeft('two', 'one', now)}
        or greatest(one.until, two.until) < ${now} - make_interval(secs => ${grace}) end)
    order by c.room_id for update of c skip locked`
  for (const { room, isRinging, isAllowed: goesOn } of due)
    await setState(room, ending(isRinging, goesOn), surroundings)
}

const ended = (reason: VisioReason) => ({ to: 'ended', told: 'end', reason }) as const

function ending(isRinging: boolean, isAllowed: boolean) {
  if (!isRinging) return ended(isAllowed ? 'left' : 'not_allowed')
  if (isAllowed) return { to: 'missed', told: 'miss', reason: 'unanswered' } as const
  return { to: 'cancelled', told: 'cancel', reason: 'not_allowed' } as const
}
