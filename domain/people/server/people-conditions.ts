import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'

type Condition = RawBuilder<unknown>

/** Those who run fairs, and which. */
export const runs = sql`(select user_id, fair_id from fair_organizer union all select app_user_id, fair_id
  from super_organizer_fair)`

/** Of the person `u`: their account is good, and they have confirmed their address. */
export const isAlive = sql`u.is_validated = ${validationState.validated} and not u.is_closed
  and u.email_confirmed_at is not null`

/** A word within a name or an address; a short one begins it, for so short a piece is in no index. */
export function matchingName(word: string): Condition {
  const text = escapeLike(word)
  return [...word].length > 2
    ? sql`u.search_text like fold(${`%${text}%`})`
    : sql`(u.search_text like fold(${`${text}%`}) or u.search_text like fold(${`% ${text}%`}))`
}

/** Whether the person `u` belongs to one of these fairs or runs it, asked of one after the other. */
export const isOfFairs = (fairs: Condition): Condition =>
  sql`(exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id in ${fairs})
    or exists (select 1 from ${runs} o where o.user_id = u.id and o.fair_id in ${fairs}))`
