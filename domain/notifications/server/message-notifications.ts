import { Type } from 'typebox'
import { conversationRead, messageSent } from '#domain/messaging/contract/events.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { notificationKinds } from './kinds.ts'
import { notify, tellPages } from './notify.ts'

const name = 'notify'

/** Seconds in which whoever is there reads it, and needs not be told. */
const delaySeconds = 30

const job = defineJob(
  'notify_of_message',
  Type.Object({ conversation: Type.Integer(), side: Type.Integer(), message: Type.Integer() }),
)

const kinds = [notificationKinds.message_received, notificationKinds.booth_message_received]
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
        and n.kind = any(${kinds.map(kind => kind.name)}::text[])
        and n.user_id in (select r.user_id from conversation_reader r
          where r.conversation_id = ${conversation} and r.side = ${side})
      returning n.user_id as id`
    for (const { id } of people) await tellPages(id, null, db)
  }),
]

type Unread = {
  uuid: string
  fair: number
  stand: number | null
  sender: string
  /** None where a booth has written. */
  person: number | null
  people: number[]
}

/** Of a conversation that is still unread: whoever deals with it, or everybody who reads that side. */
export const notifyOfMessage = (services: Services): JobHandler =>
  handleJob(job, ({ conversation, side, message }) =>
    services.database.transaction(async db => {
      const found = await maybeOne<Unread>(db)`
        select c.uuid, c.fair_id as fair, mine.stand_id as stand,
          coalesce(e.name, u.first_name || ' ' || u.last_name, '') as sender,
          case when e.id is null then u.id end as person,
          array(select r.user_id from conversation_reader r
            where r.conversation_id = c.id and r.side = mine.side and (mine.taken_by_id is null
              or r.user_id = mine.taken_by_id or not exists (select 1 from conversation_reader t
                where t.conversation_id = c.id and t.side = mine.side and t.user_id = mine.taken_by_id))
            order by r.user_id) as people
        from conversation c join fair f on f.id = c.fair_id and f.is_using_direct_message_module
          join conversation_side mine on mine.conversation_id = c.id and mine.side = ${side}
          join conversation_side other on other.conversation_id = c.id and other.side <> mine.side
          left join firm e on e.id = other.firm_id
          left join app_user u on u.id = other.user_id and not u.is_closed
        where c.id = ${conversation} and mine.unread > 0 and mine.blocked_at is null`
      if (!found) return
      const { uuid, fair, stand, sender, person, people } = found
      const path =
        stand === null
          ? hrefOf(messagingPaths.userDirectMessages, { conversation: uuid })
          : hrefOf(messagingPaths.standInbox, { id: stand, conversation: uuid })
      await notify(
        people,
        {
          kind:
            stand === null ? notificationKinds.message_received : notificationKinds.booth_message_received,
          cause: `message:${message}`,
          subject: subjectOf(conversation),
          fair,
          path,
          params: { name: sender },
          named: person,
        },
        { db, services },
      )
    }),
  )
