import { type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import {
  conversationHandedOver,
  conversationLeft,
  conversationRead,
  messageSent,
} from '#domain/messaging/contract/events.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { hasBlocked } from '#domain/messaging/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { notificationKinds } from './kinds.ts'
import { notify, tellPages, withdrawNotification } from './notify.ts'

const name = 'notify'

/** Seconds in which whoever is there reads it, and needs not be told. */
const delaySeconds = 30

const job = defineJob(
  'notify_of_message',
  Type.Object({ conversation: Type.Integer(), side: Type.Integer(), message: Type.Integer() }),
)

const kinds = [notificationKinds.message_received, notificationKinds.booth_message_received]
const handedOver = notificationKinds.conversation_handed_over
const subjectOf = (conversation: number) => `conversation:${conversation}`

export const messageSubscribers: readonly Subscriber[] = [
  subscribe(messageSent, name, ({ conversation, side, message }, { db, services }) =>
    services.queue.enqueue(
      db,
      job,
      { conversation, side, message },
      { runAt: new Date(services.now().getTime() + delaySeconds * 1000) },
    ),
  ),

  subscribe(conversationRead, name, async ({ conversation, side }, { db }) => {
    const people = await many<{ id: number }>(db)`
      update notification n set unread = false
      where n.unread and n.subject = ${subjectOf(conversation)}
        and (n.kind = any(${kinds.map(kind => kind.name)}::text[])
          or n.kind = ${handedOver.name} and not exists (select 1 from conversation_side s
            where s.conversation_id = ${conversation} and s.side = ${side} and s.is_handed_over))
        and n.user_id in (select r.user_id from conversation_reader r
          where r.conversation_id = ${conversation} and r.side = ${side})
      returning n.user_id as id`
    for (const { id } of people) await tellPages(id, null, db)
  }),

  subscribe(conversationLeft, name, ({ conversation, side, message, taken }, context) =>
    tellReaders(
      {
        conversation,
        side,
        cause: `message_left:${message}:${taken}`,
        which: sql`mine.waiting_id = ${message}`,
      },
      context,
    ),
  ),

  subscribe(conversationHandedOver, name, async ({ conversation, to }, context) => {
    const subject = subjectOf(conversation)
    const before = await many<{ id: number }>(context.db)`
      select user_id as id from notification
      where unread and subject = ${subject} and kind = ${handedOver.name} and user_id <> ${to}`
    const people = before.map(({ id }) => id)
    await withdrawNotification(people, { kinds: [handedOver], subject }, context)
    const which = sql`mine.firm_id is not null and mine.is_handed_over and mine.taken_by_id = ${to}`
    const found = await readSide(conversation, which, context)
    if (!found?.handed) return
    const cause = `handed_over:${found.handed}`
    await notify([to], { kind: handedOver, cause, ...about(conversation, found) }, context)
  }),
]

type Surroundings = Pick<Context, 'db' | 'services'>

type Side = {
  uuid: string
  fair: number
  stand: number | null
  sender: string
  /** None where a booth has written. */
  person: number | null
  /** Whoever deals with it, or everybody who reads that side. */
  people: number[]
  /** The line that says it was handed over last. */
  handed: number | null
}

/** A side `mine` of a conversation, in a fair that uses messages. */
const readSide = (conversation: number, which: RawBuilder<unknown>, { db }: Pick<Context, 'db'>) =>
  maybeOne<Side>(db)`
    select c.uuid, c.fair_id as fair, mine.stand_id as stand,
      coalesce(e.name, u.first_name || ' ' || u.last_name, '') as sender,
      case when e.id is null then u.id end as person,
      array(select r.user_id from conversation_reader r
        where r.conversation_id = c.id and r.side = mine.side and (mine.taken_by_id is null
          or r.user_id = mine.taken_by_id or not exists (select 1 from conversation_reader t
            where t.conversation_id = c.id and t.side = mine.side and t.user_id = mine.taken_by_id))
        order by r.user_id) as people,
      (select max(m.id) from direct_message m
        where m.conversation_id = c.id and m.kind = 'handed_over') as handed
    from conversation c join fair f on f.id = c.fair_id and f.is_using_direct_message_module
      join conversation_side mine on mine.conversation_id = c.id
      join conversation_side other on other.conversation_id = c.id and other.side <> mine.side
      left join firm e on e.id = other.firm_id
      left join app_user u on u.id = other.user_id and not u.is_closed
    where c.id = ${conversation} and not ${hasBlocked('mine', 'other')} and ${which}`

/** What is told of a side: the way there, and who is on the other one. */
const about = (conversation: number, { uuid, fair, stand, sender, person }: Side) => ({
  subject: subjectOf(conversation),
  fair,
  path:
    stand === null
      ? hrefOf(messagingPaths.userDirectMessages, { conversation: uuid })
      : hrefOf(messagingPaths.standInbox, { id: stand, conversation: uuid }),
  params: { name: sender },
  named: person,
})

type Told = { conversation: number; side: number; cause: string; which: RawBuilder<unknown> }

async function tellReaders({ conversation, side, cause, which }: Told, surroundings: Surroundings) {
  const found = await readSide(conversation, sql`mine.side = ${side} and ${which}`, surroundings)
  if (!found) return
  const kind =
    found.stand === null ? notificationKinds.message_received : notificationKinds.booth_message_received
  await notify(found.people, { kind, cause, ...about(conversation, found) }, surroundings)
}

/** Of a conversation that is still unread. */
export const notifyOfMessage = (services: Services): JobHandler =>
  handleJob(job, ({ conversation, side, message }) =>
    services.database.transaction(db =>
      tellReaders(
        { conversation, side, cause: `message:${message}`, which: sql`mine.unread > 0` },
        { db, services },
      ),
    ),
  )
