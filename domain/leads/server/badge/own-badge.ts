import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Badge } from '../../contract/badge/calls.ts'
import { badgeCode, hashOfCode } from './code.ts'

type Row = { turn: number; renewedAt: string }
type Person = { id: number; firstName: string; lastName: string }

/** Condition: the person `u` is somebody of the fair `fair`, as it has let them in, and the fair is there. */
export const isOfFair = (
  fair: number,
) => sql`(not u.is_closed and u.is_validated = ${validationState.validated}
  and exists (select from fair_user m join fair f on f.id = m.fair_id
    where m.fair_id = ${fair} and m.user_id = u.id and m.is_validated = ${validationState.validated}
      and f.trashed_at is null))`

/** @throws 404 for a fair that the caller is not in */
async function memberOf(fair: number, { db, actor }: Context): Promise<Person> {
  const person = await maybeOne<Person>(db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName" from app_user u
    where u.id = ${actor.userId} and ${isOfFair(fair)}`
  if (!person) throw notFound()
  return person
}

/** The row of this turn with its hash, which is another where the secret of the installation has changed. */
async function keep(fair: number, person: Person, step: 0 | 1, { db, services }: Context): Promise<Badge> {
  const { id: user, firstName, lastName } = person
  const now = services.now().toISOString()
  const current = await maybeOne<{ turn: number }>(db)`
    select turn from badge where fair_id = ${fair} and user_id = ${user} for update`
  const turn = (current?.turn ?? 1) + (current ? step : 0)
  const code = badgeCode({ fair, user, turn }, services.settings)
  const { renewedAt } = await one<Row>(db)`
    insert into badge as b (fair_id, user_id, turn, hash, renewed_at)
    values (${fair}, ${user}, ${turn}, ${hashOfCode(code)}, ${now}::timestamptz)
    on conflict (fair_id, user_id) do update set turn = excluded.turn, hash = excluded.hash,
      renewed_at = case when b.hash = excluded.hash then b.renewed_at else excluded.renewed_at end
    returning turn, to_char(renewed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "renewedAt"`
  return { code, firstName, lastName, renewedAt }
}

/** @throws 404 for a fair that the caller is not in */
export const ownBadge = async (fair: number, context: Context): Promise<Badge> =>
  keep(fair, await memberOf(fair, context), 0, context)

/** @throws 404 for a fair that the caller is not in */
export async function renewOwnBadge(fair: number, context: Context): Promise<Badge> {
  const person = await memberOf(fair, context)
  const badge = await keep(fair, person, 1, context)
  await audit({ action: 'renew', resource: 'badges', fair }, context)
  return badge
}
