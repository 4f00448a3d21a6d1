import type { StatMode } from '#domain/fairs/contract/stat-modes.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { type AssessedPoint, assessedPoints, type StatAssessment } from '../contract/assessment.ts'
import { fewest } from '../contract/counted.ts'
import { kept } from './keep.ts'
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

/** @throws 404 for a fair that this person does not run */
export async function assessMeasurement(fair: number, context: Context): Promise<StatAssessment> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const { mode, people } = await one<{ mode: StatMode; people: string }>(context.db)`
    select stat_mode as mode, stat_user_type as people from fair where id = ${fair}`
  const columns = await columnsOf(context)
  const cookieDays = tokenSeconds / day
  const isNameless = columns.every(column => !namesSomebody.test(column))
  const isMet: Record<AssessedPoint, boolean> = {
    purpose: true,
    publisher: true,
    anonymous: fewest > 1,
    join: isNameless,
    campaigns: isNameless,
    told: mode !== 'off',
    refusal: true,
    cookie: cookieDays <= most.cookieDays,
    keeping: Math.max(kept.events, kept.visits, kept.figures) <= most.months,
    recipients: true,
  }
  return {
    mode,
    people,
    points: assessedPoints.map(point => ({ point, isMet: isMet[point] })),
    columns,
    cookieDays,
    choiceDays: choiceSeconds / day,
    months: kept,
    fewest,
    madeAt: context.services.now().toISOString(),
  }
}
