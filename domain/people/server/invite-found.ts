import { fairsAsked } from '#domain/fairs/server/index.ts'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'
import { assertExpectedCount, auditUser, mailLimits, sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { toUnconfirmed } from '#platform/server/mail/unconfirmed-address.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { inviteFound as call } from '../contract/people-back.ts'
import { invitationOf } from './invite.ts'
import { everyId } from './people-back.ts'

type InviteFoundBody = BodyOf<typeof call>
type Open = { id: number; userType: number; firm: number | null; fair: number | null; isRefused: boolean }

/** Of these people, those who have not chosen a password yet, with the fair to which they are invited: one that has not refused them. */
async function withoutPassword(ids: readonly number[], fair: string | undefined, context: Context) {
  const fairs = fairsAsked(fair, context)
  const rows = await many<Open>(context.db)`
    select u.id, u.user_type_id as "userType", u.firm_id as firm, theirs.fair,
      u.is_validated = ${validationState.refused}
        or (theirs.fair is null and theirs.places > 0) as "isRefused"
    from app_user u cross join lateral (
      select min(fair_id) filter (where state <> ${validationState.refused}) as fair,
        count(*) as places from (
        select fair_id, is_validated as state from fair_user where user_id = u.id
        union all select fair_id, ${validationState.validated}::int
          from fair_organizer where user_id = u.id
        union all select fair_id, ${validationState.validated}::int
          from super_organizer_fair where app_user_id = u.id) is_in
      where fair_id in ${fairs}) theirs
    where u.id = any(${ids}::int[]) and u.password_hash is null and not u.is_closed order by u.id`
  return rows
}

/** Counted like invitations one by one: by person, by firm, and by address. */
async function invite({ id, userType, firm, fair }: Open, context: Context): Promise<boolean> {
  const { db, services } = context
  const limiter = services.limiter.within(db)
  if (!(await limiter.hit(toUnconfirmed.perDay, `invitation-${id}`)).allowed) return false
  if (firm !== null && !(await limiter.hit(mailLimits.invitations, String(firm))).allowed) return false
  if (!(await sendMail(db, services, invitationOf(id, fair)))) return false
  await auditUser('invite', id, context, { userType }, fair)
  return true
}

/**
 * Invites those of the list of people who have not chosen a password yet: some of them by their ids, or all whom it finds.
 * @throws 404 for somebody whom the list does not find, 422 for too many, 409 for more than the caller was shown
 */
export async function invitePeopleFound(
  { found, ids, count }: InviteFoundBody,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const people = await everyId(found, context, mostDecided, ids)
  if (ids && people.length < ids.length) throw notFound()
  if (!ids) assertExpectedCount(people.length, count)
  const without = await withoutPassword(people, found.fair, context)
  const open = without.filter(({ isRefused }) => !isRefused)
  let invited = 0
  for (const one of open) invited += Number(await invite(one, context))
  return {
    invited,
    passedOver: {
      active: people.length - without.length,
      refused: without.length - open.length,
      limited: open.length - invited,
    },
  }
}
