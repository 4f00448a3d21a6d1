import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { sourceOf } from '#platform/server/source-of.ts'
import { keptToken } from './choice.ts'
import { reopenDays } from './close-day.ts'
import { lockFigures } from './lock-figures.ts'
import { takeVisitorFrom } from './roll-up.ts'
import { type StatTokenParts, visitorOf } from './stat-token.ts'

const limit = { name: 'stat-forget', max: 100, seconds: 3600 }

/** What this browser did in a fair is nobody’s from now on; how often things were seen stays. */
export async function forgetVisitor(
  fair: number,
  sent: string | undefined,
  context: HttpContext,
): Promise<{ visits: number }> {
  const { services, request } = context
  await services.limiter.consume(limit, sourceOf(request.ip))
  const token = keptToken(fair, sent, context)
  return token ? services.statistics.transaction(db => forget(token, db)) : { visits: 0 }
}

async function forget(token: StatTokenParts, db: Kysely<Tables>): Promise<{ visits: number }> {
  const { fair } = token
  const kept = await maybeOne<{ key: Buffer }>(db)`select key from stat_key where fair_id = ${fair}`
  if (!kept) return { visits: 0 }
  const visitor = sql`${visitorOf(token, kept.key)}::bigint`
  await lockFigures(db)
  const days = await many<{ day: string; visits: number }>(db)`
    with gone as (
      delete from stat_visit where fair_id = ${fair} and visitor = ${visitor} returning day)
    select day::text as day, count(*)::int as visits from gone group by 1 order by 1`
  await sql`update stat_inbox set visitor = null where fair_id = ${fair} and visitor = ${visitor}`.execute(db)
  for (const table of ['stat_recent', 'stat_time'])
    await sql`delete from ${sql.table(table)} where fair_id = ${fair} and visitor = ${visitor}`.execute(db)
  for (const { day } of days) await takeVisitorFrom(fair, day, visitor, db)
  await reopenDays(
    days.map(({ day }) => ({ fair, day })),
    db,
  )
  return { visits: days.reduce((sum, { visits }) => sum + visits, 0) }
}
