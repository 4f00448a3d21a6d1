import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { hasBlocked, isHandedTo, isRead, isSeenBy, isTaken } from './side.ts'
import { isWrittenIn } from './thread.ts'

type Sql = RawBuilder<unknown>

/** Somebody of the conversation; nothing of those whose account is closed. */
export const correspondent = (alias: string): Sql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when not ${column('is_closed')} then json_build_object(
    'id', ${column('id')}, 'firstName', ${column('first_name')}, 'lastName', ${column('last_name')},
    'jobTitle', ${column('job_title')}, 'look', ${column('look')},
    'picture', (select p.thumbnail_path from media_object p
      where p.id = ${column('picture_id')} and p.visibility = 'public'),
    'firm', (select e.name from firm e where e.id = ${column('firm_id')})) end`
}

const messageContext = sql`case when m.context_kind is not null then json_build_object(
  'kind', m.context_kind, 'id', m.context_id, 'title', m.context_title) end`

/** Columns of a message `m` as the side `mine` reads it; `a` is its author, `k` the colleague, `file` its file. */
export const messageColumns = sql`
  m.id, m.uuid, m.conversation_id as conversation, m.kind, case when m.kind = 'text' then m.text end as text,
  case when m.kind <> 'text' and m.text <> '' and mine.firm_id is not null then m.text end as note,
  case when file.id is not null then json_build_object('id', file.id, 'name', file.file,
    'mimeType', file.mime_type, 'size', file.size) end as file,
  ${messageContext} as context,
  case when m.kind = 'call' then json_build_object('state', m.call_state, 'duration', m.call_duration) end
    as call,
  ${correspondent('a')} as author, ${correspondent('k')} as colleague,
  m.side = mine.side as "isOwn",
  case when m.side = mine.side and m.kind = 'text' then case
    when m.is_withheld then 'sent'
    when m.id <= other.read_id then 'read'
    when m.id <= other.delivered_id then 'delivered'
    else 'sent' end end as state,
  ${instant('m.created_at')} as "createdAt"`

export const messageSources = sql`direct_message m left join app_user a on a.id = m.author_id
  left join app_user k on k.id = m.colleague_id left join media_object file on file.id = m.file_id`

/** As much of a message as a line of a list holds. */
const excerpt = 200

/** By what conversations follow each other: the last message, or the first that waits. */
export const cursorOf = (isWaiting: boolean): Sql =>
  isWaiting ? sql`mine.waiting_id` : sql`coalesce(mine.last_id, 0)`

/** Whether somebody answers for the booth `s`; whoever has blocked it is not told. */
const isTakenKnown = sql`${isTaken('s')} and (s.side = mine.side or not ${hasBlocked('mine', 'other')})`

/** Columns of a conversation by `threadSources`. */
export const conversationColumns = (
  { locale, actor }: Pick<Context, 'locale' | 'actor'>,
  cursor: Sql,
): Sql => sql`
  c.id, c.uuid, c.kind,
  json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)})
    as fair,
  case when mine.firm_id is null then 'person' else 'booth' end as "as",
  (select coalesce(json_agg(${correspondent('u')} order by s.side), '[]') from conversation_side s
    join app_user u on u.id = s.user_id where s.conversation_id = c.id and not u.is_closed) as users,
  (select json_build_object('stand', st.id, 'number', stand_label(st.label, h.letter, st.number), 'firm',
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name, 'color', e.color,
        'logo', (select thumbnail_path from media_object where id = coalesce(st.logo_id, e.logo_id))) end)
    from conversation_side s left join firm e on e.id = s.firm_id
      left join stand st on st.id = s.stand_id and st.firm_id = s.firm_id
      left join fair_hall h on h.id = st.fair_hall_id
    where s.conversation_id = c.id and s.side = 2 and c.kind = 'booth') as booth,
  (select json_build_object('id', m.id, 'text', left(m.text, ${excerpt}), 'file',
      (select file from media_object where id = m.file_id), 'call', m.call_state, 'isOwn', m.side = mine.side,
      'createdAt', ${instant('m.created_at')})
    from direct_message m where m.id = mine.last_id) as "lastMessage",
  (select ${messageContext} from direct_message m
    where m.conversation_id = c.id and m.context_kind is not null and m.side <> mine.side
      and ${isSeenBy('mine')} order by m.id desc limit 1) as context,
  case when ${hasBlocked('mine', 'other')} then 0 else mine.unread end as unread,
  ${isHandedTo('mine', actor.userId)} as "isHandedOver", mine.is_archived as "isArchived",
    ${hasBlocked('mine', 'other')} as "isBlocked",
  ${isWrittenIn} and not ${hasBlocked('mine', 'other')} and ${isRead('other')} as "mayWrite",
  ${instant('other.read_at')} as "readAt",
  (select ${instant('m.created_at')} from direct_message m where m.id = mine.waiting_id) as "waitingSince",
  (select ${correspondent('u')} from conversation_side s join app_user u on u.id = s.taken_by_id
    where s.conversation_id = c.id and s.side = 2 and ${isTakenKnown}) as "takenBy",
  (select ${instant('s.taken_at')} from conversation_side s
    where s.conversation_id = c.id and s.side = 2 and ${isTakenKnown}) as "takenAt",
  ${cursor} as cursor`
