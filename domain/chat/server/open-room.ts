import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import { isHiddenFrom, peopleInPlace } from '#domain/presence/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
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
  entered,
  isRoomOffered,
  isRoomSeen,
  maybeRoom,
  type ReachedRoom,
  reachRoom,
  roomName,
  roomSources,
} from './room.ts'
import { declaredFor, roomKind } from './uses.ts'

type Sql = RawBuilder<unknown>

/** Of a place, the condition of its room `r`, and what makes it. */
function roomOf({ fair, hall, stand, conference, isTeam = false }: BodyOf<typeof call>): {
  which: Sql
  made: Sql
} {
  const named = [fair, hall, stand, conference].filter(one => one !== undefined)
  if (named.length !== 1) throw invalid({ fair: 'value_invalid' })
  if (isTeam && conference === undefined) throw invalid({ isTeam: 'value_invalid' })
  const use = declaredFor(isTeam ? 'team' : 'session')
  if (conference !== undefined && use)
    return {
      which: sql`r.conference_id = ${conference} and r.is_team = ${isTeam}`,
      made: sql`select o.id, null::int, null::int, null::int, ${conference}::int, ${isTeam}::boolean
        from (${use.fairOf(conference)}) o (id)`,
    }
  if (hall !== undefined)
    return {
      which: sql`r.fair_hall_id = ${hall}`,
      made: sql`select fair_id, id, null::int, null::int, null::int, false from fair_hall where id = ${hall}`,
    }
  if (stand !== undefined)
    return {
      which: sql`r.stand_id = ${stand} and r.firm_id = st.firm_id`,
      made: sql`select fair_id, null::int, id, firm_id, null::int, false from stand
        where id = ${stand} and firm_id is not null`,
    }
  return {
    which: sql`r.fair_id = ${fair} and num_nonnulls(r.fair_hall_id, r.stand_id, r.conference_id) = 0`,
    made: sql`select id, null::int, null::int, null::int, null::int, false from fair where id = ${fair}`,
  }
}

/**
 * Made when somebody first comes to the place; what they may not enter is taken back with their call. Where it is there
 * already, it is only read.
 */
export async function openRoomOf(body: BodyOf<typeof call>, context: Context): Promise<OpenedChatRoom> {
  const { which, made } = roomOf(body)
  const found = await maybeRoom(which, context)
  if (found) return openedRoom(await entered(found, context), context)
  return context.services.database.transaction(async db => {
    await sql`insert into chat_room (fair_id, fair_hall_id, stand_id, firm_id, conference_id, is_team) ${made}
      on conflict on constraint chat_room_once do nothing`.execute(db)
    return openedRoom(await reachRoom(which, { ...context, db }), { ...context, db })
  })
}

type State = Pick<OpenedChatRoom, 'lastMessageAt' | 'reports' | 'unread' | 'blocked' | 'announcement'> & {
  count: number
  people: OpenedChatRoom['here']['people'] | null
}

async function openedRoom(
  { id, fair, kind, place, name, rank, sanction, isOpen, isHidingPeople }: ReachedRoom,
  context: Context,
): Promise<OpenedChatRoom> {
  const { db, actor } = context
  const isBanned = sanction?.kind === 'ban'
  const blocked = sql`(select b from blocked x (b))`
  const since = sql`coalesce(
    m.id > (select x.message_id from chat_read x where x.room_id = ${id} and x.user_id = ${actor.userId}),
    m.created_at > now() - interval '1 hour')`
  const others = sql`m.room_id = ${id} and m.hidden_at is null and m.author_id not in ${blocked}`
  const presence = kind === 'session' || kind === 'team' ? null : presenceKinds[kind]
  const here =
    isBanned || isHidingPeople || presence === null
      ? sql`(select 0 as count, null::json as people)`
      : sql`(${whoIsIn({ fair, presence, place }, { context, blocked })})`
  const { count, people, announcement, ...state } = await one<State>(db)`
    with blocked as materialized (select * from ${blockedBy(actor.userId)} b (id))
    select (select ${instant('m.created_at')} from chat_message m where ${others} order by m.id desc limit 1)
        as "lastMessageAt",
      (select count(distinct p.message_id)::int from chat_report p join chat_message m on m.id = p.message_id
        where m.room_id = ${id} and p.settled_at is null and m.author_id <> ${actor.userId}
          and ${rank > 0}) as reports,
      (select count(*)::int from chat_message m
        where ${others} and m.author_id <> ${actor.userId} and ${since} and ${!isBanned}) as unread,
      array(select b from blocked x (b) order by b) as blocked,
      ${announcementOf(fair)} as announcement, here.count, here.people
    from ${here} here`
  return {
    id,
    fair,
    place: { kind, id: place, name },
    ...state,
    announcement: isBanned || kind === 'team' ? null : announcement,
    mayWrite: isOpen && !sanction,
    sanction,
    rank,
    here: { count, people: people ?? [] },
  }
}

/** As many as are named. */
const named = 3
/** Who is in a session says its own page. */
const presenceKinds = { lobby: 'lobby', hall: 'hall', booth: 'stand' } as const

type Place = Pick<ReachedRoom, 'fair' | 'place'> & {
  presence: (typeof presenceKinds)[keyof typeof presenceKinds]
}

/** How many others are in the place, and the first of them by name. */
const whoIsIn = (
  { fair, presence, place }: Place,
  { context: { actor }, blocked }: { context: Pick<Context, 'actor'>; blocked: Sql },
): Sql => sql`
  select coalesce(max(other.count), 0)::int as count,
    json_agg(${correspondent('u')} order by fold(u.first_name), u.id) as people
  from (
    select p.user_id, count(*) over () as count
    from ${peopleInPlace(presence, place ?? fair, fair)} p join app_user n on n.id = p.user_id
    where p.user_id <> ${actor.userId} and p.user_id not in ${blocked}
      and not ${isHiddenFrom(sql`p.user_id`, sql`${actor.userId}::int`)}
    order by fold(n.first_name), n.id limit ${named}) other
  join app_user u on u.id = other.user_id`

/** Rooms in which nobody has written are no more than their place. */
export const listRooms = (fair: number, context: Context): Promise<ResponseOf<typeof listCall>> =>
  many<ChatRoom>(context.db)`
    select r.id, r.fair_id as fair, json_build_object('kind', ${roomKind},
        'id', coalesce(r.fair_hall_id, r.stand_id, r.conference_id), 'name', ${roomName(context)}) as place,
      ${instant('t.last')} as "lastMessageAt"
    from ${roomSources} cross join lateral (
      select m.created_at as last from chat_message m where m.room_id = r.id and m.hidden_at is null
        order by m.id desc limit 1) t
    where r.fair_id = ${fair} and ${isRoomOffered()} and ${isRoomSeen(context.actor)}
    order by t.last desc limit 200`
