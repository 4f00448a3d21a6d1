import { chatMessageReported } from '#domain/chat/contract/events.ts'
import { chatPaths } from '#domain/chat/contract/paths.ts'
import { messageReported } from '#domain/messaging/contract/events.ts'
import { messagingPaths } from '#domain/messaging/contract/paths.ts'
import { many } from '#platform/server/database/rows.ts'
import { type Subscriber, subscribe } from '#platform/server/events/subscriber.ts'
import { notificationKinds } from './kinds.ts'
import { notify } from './notify.ts'
import { runnersOf } from './runners-of.ts'

const name = 'notify'

/** Reports, for those who settle them: of many in one fair that nobody has looked at, the last is told. */
export const reportSubscribers: readonly Subscriber[] = [
  subscribe(messageReported, name, async ({ report, fair }, context) => {
    const people = await many<{ id: number; repeats: number }>(context.db)`
      select u.id, jsonb_array_length(t.repeats) as repeats from message_report t
        join conversation_side s on s.conversation_id = t.conversation_id and s.side = t.side
        left join direct_message m on m.id = t.message_id
        join app_user u on u.id in (${runnersOf(fair)})
      where t.id = ${report} and t.settled_at is null and u.id is distinct from t.reporter_id
        and u.id is distinct from s.user_id and u.id is distinct from m.author_id order by u.id`
    await notify(
      people.map(({ id }) => id),
      {
        kind: notificationKinds.message_reported,
        // What is said anew of a report that waits is told anew, each time once.
        cause: `message_report:${report}:${people[0]?.repeats ?? 0}`,
        subject: `message_reports:${fair}`,
        fair,
        path: messagingPaths.messageReports,
      },
      context,
    )
  }),

  subscribe(chatMessageReported, name, async ({ report, fair }, context) => {
    const people = await many<{ id: number }>(context.db)`
      select u.id from chat_report t join chat_message m on m.id = t.message_id
        join chat_room r on r.id = m.room_id
        join app_user u on u.id in (${runnersOf(fair)}
          union select p.user_id from fair_user p join app_user a on a.id = p.user_id
            where p.fair_id = ${fair} and 'ROLE_MODERATOR' = any(a.roles)
          union select user_id from stand_contact where stand_id = r.stand_id
          union select user_id from stand_admin where stand_id = r.stand_id
          union select moderator_id from conference where id = r.conference_id
          union select s.user_id from conference_speaker cs join speaker s on s.id = cs.speaker_id
            where cs.conference_id = r.conference_id)
      where t.id = ${report} and t.settled_at is null and chat_rank(u, r) > 0
        and u.id is distinct from t.reporter_id and u.id <> m.author_id order by u.id`
    await notify(
      people.map(({ id }) => id),
      {
        kind: notificationKinds.chat_message_reported,
        cause: `chat_report:${report}`,
        subject: `chat_reports:${fair}`,
        fair,
        path: chatPaths.chatModeration,
      },
      context,
    )
  }),
]
