import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** After the end of a fair its exhibitors keep its contacts so long: whoever they still need has written to them. */
export const keepingMonths = 12

/** SQL: until when the lead `l` of the fair `f` is kept. */
export const keptUntil = sql`(coalesce(f.end_date, l.created_at) + make_interval(months => ${keepingMonths}))`

/** Contacts whose time is over leave as if their people had taken them back. */
export async function endLeadKeeping({ database, now }: Services): Promise<void> {
  await sql`
    update lead l set withdrawn_at = ${now().toISOString()}::timestamptz from fair f
    where f.id = l.fair_id and l.withdrawn_at is null
      and ${keptUntil} < ${now().toISOString()}::timestamptz`.execute(database.kysely)
}
