import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import { isHiddenFrom, peopleInPlace } from '#domain/presence/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import type {
  ChatRoom,
  openChatRoom as call,
  chatRooms as listCall,
  OpenedChatRoom,
} from '../contract/room.ts'
import { announcementOf } from './announcements.ts'
import { blockedBy } from './blocked.ts'
import {
  isRoomOffered,
  isRoomSeen,
  type ReachedRoom,
  reachRoom,
  roomKind,
  roomName,
  roomSources,
} from './room.ts'

type Sql = RawBuilder<unknown>

/** Of a place, the condition of its room `r`, and what makes it. */
function roomOf({ fair, hall, stand }: BodyOf<typeof call>): { which: Sql; made: Sql } {
  const named = [fair, hall, stand].filter(one => one !== undefined)
  if (named.length !== 1) throw invalid({ fair: 'value_invalid' })
  if (hall !== undefined)
    return {
      which: sql`r.fair_hall_id = ${hall}`,
      made: sql`select fair_id, id, null::int, null::int from fair_hall where id = ${hall}`,
    }
  if (stand !== undefined)
    return {
      which: sql`r.stand_id = ${stand} and r.firm_id = st.firm_id`,
      made: sql`select fair_id, null::int, id, firm_id from stand
        where id = ${stand} and firm_id is not null`,
    }
  return {
    which: sql`r.fair_id = ${fair} and num_nonnulls(r.fair_hall_id, r.stand_id) = 0`,
    made: sql`select id, null::int, null::int, null::int from fair where id = ${fair}`,
  }
}

/** Made when somebody first comes to the place; what they may not enter is taken back with their call. */
export async function openRoomOf(body: BodyOf<typeof call>, context: Context): Promise<OpenedChatRoom> {
  const { which, made } = roomOf(body)
  const found = await maybeOne(context.db)`select 1 from ${roomSources} where ${which}`
  if (!found)
    await sql`insert into chat_room (fair_id, fair_hall_id, stand_id, firm_id) ${made}
      on conflict on constraint chat_room_once do nothing`.execute(context.db)
  return openedRoom(await reachRoom(which, context), context)
}

type State = Pick<OpenedChatRoom, 'lastMessageAt' | 'reports' | 'unread' | 'blocked'>

async function openedRoom(
  { id, fair, kind, place, name, rank, sanction, isOpen, isHidingPeople }: ReachedRoom,
  context: Context,
): Promise<OpenedChatRoom> {
  const { db, actor } = context
  const isBanned = sanction?.kind === 'ban'
  const since = sql`coalesce(
    m.id > (select x.message_id from chat_read x where x.room_id = ${id} and x.user_id = ${actor.userId}),
    m.created_at > now() - interval '1 hour')`
  const others = sql`m.room_id = ${id} and m.hidden_at is null
    and m.author_id not in ${blockedBy(actor.userId)}`
  const state = await one<State>(db)`
    select (select ${instant('m.created_at')} from chat_message m where ${others} order by m.id desc limit 1)
        as "lastMessageAt",
      (select count(distinct p.message_id)::int from chat_report p join chat_message m on m.id = p.message_id
        where m.room_id = ${id} and p.settled_at is null and ${rank > 0}) as reports,
      (select count(*)::int from chat_message m
        where ${others} and m.author_id <> ${actor.userId} and ${since} and ${!isBanned}) as unread,
      array(select b from ${blockedBy(actor.userId)} x (b) order by b) as blocked`
  const here = isBanned || isHidingPeople ? nobody : await whoIsIn({ fair, kind, place }, context)
  return {
    id,
    fair,
    place: { kind, id: place, name },
    ...state,
    announcement: isBanned ? null : await announcementOf(fair, context),
    mayWrite: isOpen && !sanction,
    sanction,
    rank,
    here,
  }
}

const nobody: OpenedChatRoom['here'] = { count: 0, people: [] }
/** As many as are named. */
const named = 3
const presenceKinds = { lobby: 'lobby', hall: 'hall', booth: 'stand' } as const

async function whoIsIn(
  { fair, kind, place }: Pick<ReachedRoom, 'fair' | 'kind' | 'place'>,
  { db, actor }: Context,
): Promise<OpenedChatRoom['here']> {
  const rows = await many<{ count: number; person: OpenedChatRoom['here']['people'][number] }>(db)`
    select here.count, ${correspondent('u')} as person
    from (
      select p.user_id, count(*) over ()::int as count
      from ${peopleInPlace(presenceKinds[kind], place ?? fair, fair)} p join app_user n on n.id = p.user_id
      where p.user_id <> ${actor.userId} and p.user_id not in ${blockedBy(actor.userId)}
        and not ${isHiddenFrom(sql`p.user_id`, sql`${actor.userId}::int`)}
      order by fold(n.first_name), n.id limit ${named}) here
    join app_user u on u.id = here.user_id order by fold(u.first_name), u.id`
  return { count: rows[0]?.count ?? 0, people: rows.map(({ person }) => person) }
}

/** Rooms in which nobody has written are no more than their place. */
export const listRooms = (fair: number, context: Context): Promise<ResponseOf<typeof listCall>> =>
  many<ChatRoom>(context.db)`
    select r.id, r.fair_id as fair, json_build_object('kind', ${roomKind},
        'id', coalesce(r.fair_hall_id, r.stand_id), 'name', ${roomName(context)}) as place,
      ${instant('t.last')} as "lastMessageAt"
    from ${roomSources} cross join lateral (
      select m.created_at as last from chat_message m where m.room_id = r.id and m.hidden_at is null
        order by m.id desc limit 1) t
    where r.fair_id = ${fair} and ${isRoomOffered} and ${isRoomSeen(context.actor)}
    order by t.last desc limit 200`
