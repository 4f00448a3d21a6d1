import { type RawBuilder, sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Treatment, treatProfile } from '../contract/library.ts'
import { assertJobModule } from './assert-job-module.ts'
import { isInPool } from './read-profile.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'

type Condition = RawBuilder<unknown>

/** The firm for which somebody recruits in a fair. @throws 404 for nobody of the kind */
export async function firmIn(fair: number, { db, actor }: Context): Promise<number> {
  const part = await maybeOne<{ firm: number }>(db)`
    select firm_id as firm from fair_firm where fair_id = ${fair} and id in ${recruitedParts(actor)}`
  if (!part) throw notFound()
  return part.firm
}

/** How a firm handles the profile `p` in a fair, as JSON. */
export const treatmentOf = (fair: number | Condition, firm: number | Condition, { locale }: Context) => sql`
  (select json_build_object('note', t.note, 'at', ${instant('t.at')}, 'treatment',
      (select json_build_object('id', e.id, 'name', coalesce(${translatedText('e', 'name', locale)}, ''))
        from job_cv_treatment e where e.id = t.job_cv_treatment_id))
    from job_profile_treatment t
    where t.fair_id = ${fair} and t.firm_id = ${firm} and t.job_profile_id = p.id)`

/** Once a firm, fair and profile; said twice the same, it changes nothing. @throws 403 while the fair has no jobs, 404, 422 */
export async function treatProfileOf(
  { fair, profile, treatment, note }: BodyOf<typeof treatProfile>,
  context: Context,
): Promise<Treatment> {
  const { db, actor, services } = context
  const firm = await firmIn(fair, context)
  await assertJobModule(fair, context)
  const known = await maybeOne(db)`
    select 1 from job_profile p where p.id = ${profile} and (${isInPool(sql`p.user_id`, sql`${fair}::int`)}
      or exists (select from job_solicitation s join job j on j.id = s.job_id
        where s.job_profile_id = p.id and s.withdrawn_at is null and ${isNamedToFirm}
          and j.fair_id = ${fair} and j.firm_id = ${firm}))`
  if (!known) throw notFound()
  const entry = await maybeOne(db)`
    select 1 from job_cv_treatment where id = ${treatment ?? null}::int
      and (fair_id is null or fair_id = ${fair})`
  if (treatment && !entry) throw invalid({ treatment: 'relation_not_found' })
  const changed = await many(db)`
    insert into job_profile_treatment as t
      (fair_id, firm_id, job_profile_id, job_cv_treatment_id, note, by_id, at)
    values (${fair}, ${firm}, ${profile}, ${treatment ?? null}::int, ${note ?? ''}, ${actor.userId},
      ${services.now().toISOString()}::timestamptz)
    on conflict on constraint job_profile_treatment_taken do update set
      job_cv_treatment_id = case when ${treatment !== undefined}::boolean then excluded.job_cv_treatment_id
        else t.job_cv_treatment_id end,
      note = case when ${note !== undefined}::boolean then excluded.note else t.note end,
      by_id = excluded.by_id, at = excluded.at
    where (${treatment !== undefined}::boolean
      and t.job_cv_treatment_id is distinct from excluded.job_cv_treatment_id)
      or (${note !== undefined}::boolean and t.note <> excluded.note)
    returning t.id`
  if (changed.length)
    await audit({ action: 'treat', resource: 'job_profiles', resourceId: profile, fair }, context)
  const { said } = await one<{ said: Treatment }>(db)`
    select ${treatmentOf(fair, firm, context)} as said from job_profile p where p.id = ${profile}`
  return said
}
