import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { one } from '#platform/server/database/rows.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { decidePassRequest } from '../../contract/pass-decision.ts'
import { decidingValidator } from './decision-link.ts'
import { releasePlaces } from './release-places.ts'
import { type AskedPass, lockedRequest } from './request-rows.ts'
import { tellDecision } from './tell-decision.ts'
import { validatorsIn } from './validators.ts'

type Decision = ResponseOf<typeof decidePassRequest>
type DecisionLink = { id: number; token: string }

const decisionOf = (request: number, { db, locale }: Context) =>
  one<Decision>(db)`
    select coalesce(${translatedText('f', 'name', locale)}, '') as fair,
      coalesce(${translatedText('p', 'name', locale)}, '') as pass,
      json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'jobTitle', u.job_title,
        'firm', e.name) as person,
      coalesce((select json_agg(json_build_object('title',
        coalesce(${translatedText('c', 'title', locale)}, ''),
          'begin', ${instant('c.begin_at')}, 'timeZone', f.time_zone) order by c.begin_at, c.id)
        from pass_place pp join conference c on c.id = pp.conference_id where pp.pass_user_id = pu.id), '[]')
        as places,
      pu.is_validated as "isValidated", pu.decided_by as "decidedBy"
    from pass_user pu join pass p on p.id = pu.pass_id join fair f on f.id = p.fair_id
      join app_user u on u.id = pu.user_id left join firm e on e.id = u.firm_id
    where pu.id = ${request}`

/**
 * The request, and whose link it is.
 * @throws 404 for a request that is not there, and alike for a link that is forged: it says of none that there is one;
 * 410 for a link that is too old
 */
async function opened(
  { id, token }: DecisionLink,
  context: Context,
): Promise<{ asked: AskedPass; by: string }> {
  const asked = await lockedRequest(id, context)
  const link = asked && decidingValidator(token, id, validatorsIn(asked.validators), context.services)
  if (!asked || !link) throw notFound()
  if (link.isOver) throw new Refusal(410, 'decision_link_over')
  return { asked, by: link.by }
}

export async function showPassRequest(link: DecisionLink, context: Context): Promise<Decision> {
  await opened(link, context)
  return decisionOf(link.id, context)
}

/** The first decision counts. @throws 409 for another one */
export async function decideByLink(
  { id, ...body }: { id: number } & NonNullable<BodyOf<typeof decidePassRequest>>,
  context: Context,
): Promise<Decision> {
  const { db, services } = context
  const { isValidated, token } = body
  const { asked, by } = await opened({ id, token }, context)
  if (asked.isValidated === isValidated) return decisionOf(id, context)
  if (asked.isValidated !== validationState.waiting) throw conflict('pass_decided')
  await sql`
    update pass_user set is_validated = ${isValidated}, decided_by = ${by}, decided_by_id = null,
      decided_at = ${services.now().toISOString()}::timestamptz
    where id = ${id}`.execute(db)
  if (isValidated === validationState.refused) await releasePlaces(id, null, context)
  await audit(
    { action: 'decide', resource: 'pass_users', resourceId: id, fair: asked.fair, details: { isValidated } },
    context,
  )
  await tellDecision(id, context)
  return decisionOf(id, context)
}
