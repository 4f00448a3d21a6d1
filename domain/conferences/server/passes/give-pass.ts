import { sql } from 'kysely'
import { inviteGuest, withdrawGuest } from '#domain/people/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import { passGiven } from '../../contract/events.ts'
import type { GivenPass, givePass } from '../../contract/given-pass.ts'
import { givenPassesOf } from './given-passes.ts'
import { mailGivenPass } from './mail-given-pass.ts'
import { type Allotment, ownAllotment } from './own-allotment.ts'
import { releasePlaces } from './release-places.ts'
import { lockPlacesOf, takePlaces } from './take-places.ts'

type GivePassBody = NonNullable<BodyOf<typeof givePass>>

/** The same request however often it is given. @throws 409 for somebody who has the pass otherwise, or was refused it */
async function requestFor(
  person: number,
  { pass, firm }: Allotment,
  { email, firstName, lastName }: GivePassBody,
  { db, services }: Context,
): Promise<{ id: number; isNew: boolean }> {
  const { validated, waiting, refused } = validationState
  const made = await maybeOne<{ id: number }>(db)`
    insert into pass_user (pass_id, user_id, firm_id, is_validated, decided_at, given_email, given_name)
    values (${pass}, ${person}, ${firm}, ${validated}, ${services.now().toISOString()}::timestamptz, ${email},
      ${`${firstName} ${lastName}`})
    on conflict on constraint pass_user_taken do update set firm_id = excluded.firm_id,
      is_validated = excluded.is_validated, decided_at = excluded.decided_at, decided_by_id = null,
      decided_by = null, given_email = excluded.given_email, given_name = excluded.given_name
    where pass_user.firm_id is null and pass_user.is_validated = ${waiting} returning id`
  if (made) return { ...made, isNew: true }
  const known = await one<{ id: number; isValidated: number; firm: number | null }>(db)`
    select id, is_validated as "isValidated", firm_id as firm from pass_user
    where pass_id = ${pass} and user_id = ${person} for update`
  if (known.isValidated === refused) throw conflict('guest_refused')
  if (known.firm !== firm) throw conflict('pass_owned_already')
  return { id: known.id, isNew: false }
}

/** @throws 403, 404, 409 `allotment_limit` and where there is no place, 422 */
export async function givePassOf(id: number, asked: GivePassBody, context: Context): Promise<GivenPass> {
  const allotment = await ownAllotment(id, context)
  const { pass, fair, firm, type } = allotment
  const { email, firstName, lastName, conferences = [] } = asked
  if (type === 'open' && conferences.length) throw invalid({ conferences: 'pass_open' })
  const { person, isInvited } = await inviteGuest({ email, firstName, lastName }, { fair, firm }, context)
  await lockPlacesOf(person, context)
  const request = await requestFor(person, allotment, asked, context)
  await takePlaces({ pass, request: request.id, person, conferences, isGuest: true }, context)
  if (request.isNew) {
    if (!isInvited) await mailGivenPass('pass_given', request.id, context)
    await emit(context, passGiven, { request: request.id })
    await audit(
      {
        action: 'give',
        resource: 'pass_users',
        resourceId: request.id,
        fair,
        details: { firm, conferences },
      },
      context,
    )
  }
  const [given] = await givenPassesOf(sql`pu.id = ${request.id}`, context)
  if (!given) throw notFound()
  return given
}

/** Whether an exhibitor of the fair, this or another one, brings them along. */
async function hasGivenPass(person: number, fair: number, { db }: Context): Promise<boolean> {
  const given = await maybeOne(db)`
    select 1 from pass_user pu join pass p on p.id = pu.pass_id
    where p.fair_id = ${fair} and pu.user_id = ${person} and pu.firm_id is not null
      and pu.is_validated <> ${validationState.refused} limit 1`
  return given !== undefined
}

/** Whom only this pass has brought along, and who has not come yet, comes no more. @throws 403, 404 */
export async function takeBackPass(
  { id, given }: { id: number; given: number },
  context: Context,
): Promise<void> {
  const { db } = context
  const { pass, fair, firm } = await ownAllotment(id, context)
  const request = await maybeOne<{ person: number }>(db)`
    select user_id as person from pass_user
      where id = ${given} and pass_id = ${pass} and firm_id = ${firm} for update`
  if (!request) throw notFound()
  await mailGivenPass('pass_taken_back', given, context)
  await releasePlaces(given, null, context)
  await sql`delete from pass_user where id = ${given}`.execute(db)
  if (!(await hasGivenPass(request.person, fair, context))) await withdrawGuest(request.person, fair, context)
  await audit(
    { action: 'take_back', resource: 'pass_users', resourceId: given, fair, details: { firm } },
    context,
  )
}
