import type { StatMode } from '#domain/fairs/contract/stat-modes.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { type AssessedPoint, assessedPoints, type StatAssessment } from '../contract/assessment.ts'
import { fewest } from '../contract/counted.ts'
import { keptIn } from './keep.ts'
import { choiceSeconds, tokenSeconds } from './stat-token.ts'

const day = 24 * 3600
/** At most, for a cookie and for figures. */
const most = { cookieDays: 395, months: 25 }

/** What would say who somebody is, or where they came from. */
const namesSomebody = /user|person|session|mail|address|ip|agent|referrer|campaign|name/

/** Columns in which what happened is kept. */
const columnsOf = async ({ services }: Context): Promise<string[]> => {
  const rows = await many<{ name: string }>(services.statistics.kysely)`
    select distinct a.attname as name from pg_attribute a
    where a.attrelid in ('stat_event'::regclass, 'stat_visit'::regclass) and a.attnum > 0
      and not a.attisdropped
    order by 1`
  return rows.map(({ name }) => name)
}

type StoredAssessment = {
  mode: StatMode
  people: string
  keptMonths: number
  statedAt: string | null
  statedBy: string | null
  stated: AssessedPoint[]
  hasOwnNotice: boolean
}

const keptOf = (fair: number, { db }: Context) =>
  one<StoredAssessment>(db)`
    select f.stat_mode as mode, f.stat_user_type as people, f.stat_months as "keptMonths",
      ${instant('f.stat_stated_at')} as "statedAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "statedBy", f.stat_stated as stated,
      coalesce((
        select t.translations <> '{}' from fair_text t where t.fair_id = f.id and t.kind = 'privacy'
        order by t.version desc limit 1), false) as "hasOwnNotice"
    from fair f left join app_user u on u.id = f.stat_stated_by_id where f.id = ${fair}`

/** @throws 404 for a fair that this person does not run */
export async function assessMeasurement(fair: number, context: Context): Promise<StatAssessment> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const { mode, people, keptMonths, statedAt, statedBy, stated, hasOwnNotice } = await keptOf(fair, context)
  const months = keptIn(keptMonths)
  const columns = await columnsOf(context)
  const cookieDays = tokenSeconds / day
  const isNameless = columns.every(column => !namesSomebody.test(column))
  // What is done with the figures, and what a notice of the fair’s own says, no setting knows.
  const isMet: Record<AssessedPoint, boolean | null> = {
    purpose: null,
    publisher: null,
    anonymous: fewest > 1,
    join: isNameless,
    campaigns: isNameless,
    told: hasOwnNotice ? null : true,
    refusal: null,
    cookie: cookieDays <= most.cookieDays,
    keeping: Math.max(...Object.values(months)) <= most.months,
    recipients: null,
  }
  return {
    mode,
    people,
    points: assessedPoints.map(point => ({
      point,
      isMet: isMet[point],
      isStated: isMet[point] === null && stated.includes(point),
    })),
    stated: statedAt === null ? null : { at: statedAt, by: statedBy },
    columns,
    cookieDays,
    choiceDays: choiceSeconds / day,
    months,
    fewest,
    madeAt: context.services.now().toISOString(),
  }
}
