import { type RawBuilder, sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { roleCodes } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { MessageCode } from '#platform/contract/message-code.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'

/** Contacts that are counted each by themselves, with the setting of the fair that limits them. */
export type ContactKind = {
  name: 'chat' | 'visio'
  setting: 'daily_chat_limit' | 'daily_visio_limit'
  /** Why one more is refused: by the limit of whoever begins, or of the firm that receives. */
  codes: { own: MessageCode; there: MessageCode }
}

export const conversationContacts: ContactKind = {
  name: 'chat',
  setting: 'daily_chat_limit',
  codes: { own: 'daily_limit', there: 'daily_limit_there' },
}

/** With whom somebody is in contact: a person, or the firm of a booth. */
type Addressed = { fair: number; user: number | null; firm: number | null }
type Contacts = { limit: number; left: number } | null

/** The day that it is in the fair `f`. */
const today = ({ services }: Pick<Context, 'services'>): RawBuilder<unknown> =>
  sql`(${services.now().toISOString()}::timestamptz at time zone f.time_zone)::date`

/** The firm with which this person exhibits in the fair `f`. */
const firmIn = (user: number | RawBuilder<unknown> | null) => sql`(
  select ff.firm_id from app_user who join fair_firm ff on ff.firm_id = who.firm_id
  where who.id = ${user} and ff.fair_id = f.id and ff.is_validated = ${validationState.validated})`

/**
 * For whom a contact counts: the firm of whoever begins it, or the person who has none, and the firm that receives it.
 * Colleagues are no contacts.
 */
const holders = ({ user, firm }: Omit<Addressed, 'fair'>, { actor }: Context) => sql`(
  select case when own.firm is null then ${actor.userId}::int end as user_id, own.firm as firm_id,
    true as "isOwn"
  from (select ${firmIn(actor.userId)} as firm, coalesce(${firm}::int, ${firmIn(user)}) as other) own
    where own.firm is null or own.firm is distinct from own.other
  union all
  select null, own.other, false
  from (select ${firmIn(actor.userId)} as firm, coalesce(${firm}::int, ${firmIn(user)}) as other) own
    where own.other is not null and own.firm is distinct from own.other)`

/** Condition that the person `u` and the caller exhibit in the fair `f` with the same firm. */
export const isColleague = ({ actor }: Pick<Context, 'actor'>): RawBuilder<unknown> =>
  sql`coalesce(${firmIn(actor.userId)} = ${firmIn(sql`u.id`)}, false)`

/**
 * How many contacts the caller, or their firm, may still begin in a fair today; with an addressee no more than that
 * one's firm still receives. Those who run the fair begin as many as they like.
 */
export async function readContacts(
  { fair, user, firm }: Addressed,
  context: Context,
  { name, setting }: ContactKind = conversationContacts,
): Promise<Contacts> {
  if (runsFair(context.actor, fair)) return null
  const { limit, count } = await one<{ limit: number; count: number }>(context.db)`
    select ${sql.ref(`f.${setting}`)} as limit, coalesce((
      select max(k.count) from contact_count k join ${holders({ user, firm }, context)} h
        on h.user_id is not distinct from k.user_id and h.firm_id is not distinct from k.firm_id
      where k.fair_id = f.id and k.kind = ${name} and k.day = ${today(context)}), 0) as count
    from fair f where f.id = ${fair}`
  return limit ? { limit, left: Math.max(0, limit - count) } : null
}

/** Condition that a contact of the person `u` with this firm, in the fair `f`, is one too many today: theirs, or the firm's. */
export const isContactSpent = (
  firm: RawBuilder<unknown>,
  surroundings: Pick<Context, 'services'>,
  { name, setting }: ContactKind = conversationContacts,
) => sql`(${sql.ref(`f.${setting}`)} > 0
  and not (u.roles && ${[roleCodes.superAdmin, roleCodes.superOrganizer]}::text[]
    or exists (select from fair_organizer o where o.fair_id = f.id and o.user_id = u.id))
  and exists (select from contact_count k
    where k.fair_id = f.id and k.kind = ${name} and k.day = ${today(surroundings)}
      and k.count >= ${sql.ref(`f.${setting}`)}
      and (k.user_id = u.id or k.firm_id in (${firm}, ${firmIn(sql`u.id`)}))))`

/** Counts a contact that is begun; of many at once no more than the limit. @throws 429 until the day is over there */
export async function countContact(
  { fair, user, firm }: Addressed,
  context: Context,
  { name, setting, codes }: ContactKind = conversationContacts,
): Promise<void> {
  if (runsFair(context.actor, fair)) return
  const counted = holders({ user, firm }, context)
  const { limit, all, seconds } = await one<{ limit: number; all: boolean[]; seconds: number }>(context.db)`
    select ${sql.ref(`f.${setting}`)} as limit, array(select h."isOwn" from ${counted} h) as all,
      ceil(extract(epoch from (${today(context)} + 1)::timestamp at time zone f.time_zone
        - ${context.services.now().toISOString()}::timestamptz))::int as seconds
    from fair f where f.id = ${fair}`
  if (!limit) return
  // In one order, so that two firms that write to each other do not wait for one another.
  const rows = await many<{ isOwn: boolean }>(context.db)`
    with counted as (
      insert into contact_count as k (fair_id, day, kind, user_id, firm_id, count)
      select f.id, ${today(context)}, ${name}, h.user_id, h.firm_id, 1
        from fair f cross join lateral ${counted} h where f.id = ${fair} order by h.firm_id nulls first
      on conflict on constraint contact_count_once do update set count = k.count + 1
        where k.count < ${limit}
      returning user_id, firm_id)
    select h."isOwn" from fair f cross join lateral ${counted} h join counted
      on counted.user_id is not distinct from h.user_id and counted.firm_id is not distinct from h.firm_id
    where f.id = ${fair}`
  if (rows.length === all.length) return
  const isOwn = all.includes(true) && !rows.some(row => row.isOwn)
  throw new Refusal(429, isOwn ? codes.own : codes.there, { retryAfter: seconds })
}
