import { sql } from 'kysely'
import { assertOrganizer } from '#domain/fairs/server/index.ts'
import { keysOf } from '#platform/contract/record.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import type { JobSettings } from '../contract/fair-settings.ts'

const columns = {
  answerDays: 'job_answer_days',
  isAnswerPromised: 'is_job_answer_promised',
  anonymousFirst: 'job_anonymous_first',
  isUsingLibrary: 'is_using_job_library',
  isTakingApplicationsAfter: 'is_taking_applications_after',
  keepingMonths: 'job_keeping_months',
} as const satisfies Record<keyof JobSettings, string>

const settingsAs = (fair: number, { db }: Context) =>
  one<JobSettings>(db)`
    select job_answer_days as "answerDays", is_job_answer_promised as "isAnswerPromised",
      job_anonymous_first as "anonymousFirst", is_using_job_library as "isUsingLibrary",
      is_taking_applications_after as "isTakingApplicationsAfter", job_keeping_months as "keepingMonths"
    from fair where id = ${fair}`

/** @throws 403 or 404 for a fair that the caller does not run */
export async function readSettingsOf(fair: number, context: Context): Promise<JobSettings> {
  await assertOrganizer(fair, context)
  return settingsAs(fair, context)
}

/** @throws 403 or 404 for a fair that the caller does not run */
export async function writeSettingsOf(
  fair: number,
  said: Partial<JobSettings>,
  context: Context,
): Promise<JobSettings> {
  const before = await readSettingsOf(fair, context)
  const changed = keysOf(columns).filter(field => said[field] !== undefined && said[field] !== before[field])
  if (!changed.length) return before
  const sets = changed.map(field => sql`${sql.ref(columns[field])} = ${said[field]}`)
  await sql`update fair set ${sql.join(sets)} where id = ${fair}`.execute(context.db)
  await audit(
    {
      action: 'set_jobs',
      resource: 'fairs',
      resourceId: fair,
      fair,
      details: { fields: changed },
    },
    context,
  )
  return settingsAs(fair, context)
}
