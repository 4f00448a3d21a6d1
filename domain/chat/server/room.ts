import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { ownStand, shownStand } from '#domain/stands/server/index.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden, notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { SanctionKind } from '../contract/moderation.ts'
import type { PlaceKind } from '../contract/place.ts'
import { asUsed, declaredFor, roomKind } from './uses.ts'

type Sql = RawBuilder<unknown>

/** A room `r` with its fair and its place. A stand that was given to another firm is none of its. */
export const roomSources = sql`chat_room r join fair f on f.id = r.fair_id
  left join fair_hall rh on rh.id = r.fair_hall_id
  left join stand st on st.id = r.stand_id and st.firm_id = r.firm_id left join firm fi on fi.id = st.firm_id
  left join fair_hall h on h.id = st.fair_hall_id`

/**
 * Condition that the fair `f` has this room `r`: it uses chat, beyond its lobby where chat buttons are shown. Of a record its
 * domain says so.
 */
export const isRoomOffered = () =>
  sql`(f.is_using_chat and ${asUsed(
    ({ isOffered }) => isOffered,
    sql`(not f.is_hiding_chat_buttons or num_nonnulls(r.fair_hall_id, r.stand_id) = 0)`,
  )})`

/** Condition that somebody is in the fair of a room `r`, and sees its place: walking through a public fair is not enough. */
export const isRoomSeen = (actor: Actor): Sql =>
  sql`(f.trashed_at is null and ${asUsed(
    use => use.isSeen(actor),
    sql`(${isFairSeen(sql`f.id`, { actor }, ['p', 'F', 'G'])}
    and case
      when r.stand_id is not null then st.id is not null and (coalesce(${shownStand}, false)
        or (${ownStand(actor)}))
      when r.fair_hall_id is not null then rh.is_visible
        or ${scopeCondition(implementationOf('fair_halls'), 'rh', 'U', actor)}
      else true end)`,
  )})`

/** A sanction that holds for somebody in a room `r` now. */
export const sanctionIn = (user: Sql): Sql => sql`chat_sanction s where s.user_id = ${user}
  and s.fair_id = r.fair_id and (s.room_id is null or s.room_id = r.id)
  and (s.ends_at is null or s.ends_at > now())`

/** A room as somebody reaches it. */
export type ReachedRoom = {
  id: number
  fair: number
  kind: PlaceKind
  place: number | null
  name: string | null
  isOffered: boolean
  /** Before the fair opens, those who prepare it write; once it, or the session, is over nobody does. */
  isOpen: boolean
  isHidingPeople: boolean
  rank: number
  sanction: { kind: SanctionKind; endsAt: string | null } | null
}

export const roomName = ({ locale }: Pick<Context, 'locale'>) =>
  asUsed(use => use.name({ locale }), sql`coalesce(fi.name, ${translatedText('rh', 'name', locale)})`)

const columns = (context: Pick<Context, 'locale' | 'actor'>) => sql`
  r.id, r.fair_id as fair, ${roomKind} as kind,
    coalesce(r.fair_hall_id, r.stand_id, r.conference_id) as place,
  ${roomName(context)} as name, ${isRoomOffered()} as "isOffered",
  (f.fair_status_id in (${fairStatus.preparation}, ${fairStatus.open})
    and ${asUsed(({ isOpen }) => isOpen, sql`true`)}) as "isOpen",
  f.is_hiding_chat_column as "isHidingPeople",
  (select chat_rank(me, r) from app_user me where me.id = ${context.actor.userId}) as rank,
  (select json_build_object('kind', s.kind, 'endsAt', ${instant('s.ends_at')})
    from ${sanctionIn(sql`${context.actor.userId}::int`)}
    order by s.kind, s.ends_at desc nulls first limit 1) as sanction`

/** None where it is not the caller's to enter. */
export const maybeRoom = (which: Sql, context: Context): Promise<ReachedRoom | undefined> =>
  maybeOne<ReachedRoom>(context.db)`
    select ${columns(context)} from ${roomSources} where ${which} and ${isRoomSeen(context.actor)}`

/** @throws 403 for one that the fair does without */
export function offered(room: ReachedRoom): ReachedRoom {
  if (!room.isOffered) throw forbidden('module_disabled')
  return room
}

/** Of a record its domain is asked as well. @throws what refuses it */
export async function entered(room: ReachedRoom, context: Context): Promise<ReachedRoom> {
  if (room.place !== null) await declaredFor(room.kind)?.assertEntered(room.place, context)
  return offered(room)
}

/** @throws 404 for a room that is not the caller's to enter, 403 where the fair does without it */
export async function reachRoom(which: Sql, context: Context): Promise<ReachedRoom> {
  const room = await maybeRoom(which, context)
  if (!room) throw notFound()
  return entered(room, context)
}

/** The same for whoever may hear what is said in it. @throws 403 for whoever is banned */
export async function enterRoom(which: Sql, context: Context): Promise<ReachedRoom> {
  const room = await reachRoom(which, context)
  if (room.sanction?.kind === 'ban') throw forbidden('chat_banned')
  return room
}

/** What is written in a room, and hidden there, is told one after the other: the others wait here. */
export const lockRoom = (id: number, { db }: Pick<Context, 'db'>) =>
  sql`select 1 from chat_room where id = ${id} for update`.execute(db)

/** The room of a message `m`, with the rank of its author there. @throws 404 for one that is not there to the caller */
export async function roomOfMessage(id: number, context: Context) {
  const found = await maybeOne<{ room: number; author: number; isHidden: boolean; rank: number }>(context.db)`
    select m.room_id as room, m.author_id as author, m.hidden_at is not null as "isHidden",
      chat_rank(a, r) as rank
    from chat_message m join chat_room r on r.id = m.room_id join app_user a on a.id = m.author_id
    where m.id = ${id}`
  if (!found) throw notFound()
  const room = await enterRoom(sql`r.id = ${found.room}`, context)
  if (found.isHidden && !room.rank) throw notFound()
  return { ...found, room }
}
