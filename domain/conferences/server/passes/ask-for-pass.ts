import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { askForPass, PassRequest } from '../../contract/pass-calls.ts'
import { assertMember } from '../assert-member.ts'
import { mailValidators } from './mail-validators.ts'
import { lockPlacesOf, takePlaces } from './take-places.ts'

type PassRequestBody = NonNullable<BodyOf<typeof askForPass>>

const requestAs = (id: number, { db }: Context) =>
  one<PassRequest>(db)`
    select pu.id, pu.pass_id as pass, pu.is_validated as "isValidated",
      array(select pp.conference_id from pass_place pp
        where pp.pass_user_id = pu.id and pp.queued_at is null order by 1) as places,
      array(select pp.conference_id from pass_place pp
        where pp.pass_user_id = pu.id and pp.queued_at is not null order by 1) as queued
    from pass_user pu where pu.id = ${id}`

/** Requests of one person: each new one may write to validators. */
const limit = { name: 'pass-request', max: 60, seconds: 3600 }

type Asker = { id: number; isValidated: number; isNew: boolean }

/** The same one however often it is asked for. @throws 409 for one that was refused */
async function requestFor(pass: number, { db, actor, services }: Context): Promise<Asker> {
  const now = services.now().toISOString()
  const { validated, waiting, refused } = validationState
  const made = await maybeOne(db)`
    insert into pass_user (pass_id, user_id, is_validated, decided_at)
    select p.id, u.id, h.state, case when h.state = ${validated} then ${now}::timestamptz end
    from pass p cross join app_user u
      cross join lateral (select case when p.validating_emails = '' or jsonb_exists_any(p.roles, u.roles)
        then ${validated}::int else ${waiting}::int end as state) h
    where p.id = ${pass} and u.id = ${actor.userId}
    on conflict on constraint pass_user_taken do nothing returning id`
  const request = await one<Omit<Asker, 'isNew'>>(db)`
    select id, is_validated as "isValidated" from pass_user
    where pass_id = ${pass} and user_id = ${actor.userId} for update`
  if (request.isValidated === refused) throw conflict('pass_refused')
  return { ...request, isNew: made !== undefined }
}

/** @throws 404 for a pass that one does not see, 409 for one that was refused and for places that there are not */
export async function askFor(asked: PassRequestBody, context: Context): Promise<PassRequest> {
  const { db, actor, services } = context
  const row = await reachRow(implementationOf('passes'), asked.pass, 'R', context)
  const fair = idOf(row.fair)
  await assertMember(fair, context)
  const named = asked.conferences ?? []
  if (row.type === 'open' && named.length) throw invalid({ conferences: 'pass_open' })
  const person = actor.userId ?? 0
  await lockPlacesOf(person, context)
  await services.limiter.within(db).consume(limit, String(person))
  const { id: request, isValidated, isNew } = await requestFor(asked.pass, context)
  await takePlaces({ ...asked, request, person, conferences: named }, context)
  if (isNew && isValidated === validationState.waiting) await mailValidators(request, context)
  await audit(
    { action: 'ask', resource: 'pass_users', resourceId: request, fair, details: { conferences: named } },
    context,
  )
  return requestAs(request, context)
}
