import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { exportLeads } from '../contract/lead.ts'
import { evidenceLinesOf, scoredOf, temperatureOf } from './lines.ts'
import { hasCard, isAsked, isFound } from './list.ts'
import { firmPartOf } from './part.ts'
import { readRule } from './rules.ts'

/** A contact as it stands in the list. */
type Found = { id: number; score: number; temperature: string; lastAt: string }

/** Who it is, and what the firm makes of them. */
type Details = {
  id: number
  firstName: string
  lastName: string
  email: string | null
  phone: string | null
  jobTitle: string | null
  firm: string | null
  city: string | null
  state: string
  owner: string | null
  tags: string
  cardSince: string | null
}

type Line = Found & Details

const columns: Record<string, (line: Line) => string | number | null> = {
  // By it the firm finds whom it has to delete, should they withdraw.
  number: line => line.id,
  firstName: line => line.firstName,
  lastName: line => line.lastName,
  email: line => line.email,
  phone: line => line.phone,
  jobTitle: line => line.jobTitle,
  firm: line => line.firm,
  city: line => line.city,
  points: line => line.score,
  temperature: line => line.temperature,
  state: line => line.state,
  owner: line => line.owner,
  tags: line => line.tags,
  cardSince: line => line.cardSince,
  lastAt: line => line.lastAt,
}

/** Of contacts together as much as is read at once. */
const together = 2_000

/** The lines of these contacts, read while they are written. */
async function* linesOf(
  found: readonly Found[],
  { db }: Pick<HttpContext, 'db'>,
): AsyncGenerator<(string | number | null)[]> {
  for (let begin = 0; begin < found.length; begin += together) {
    const some = found.slice(begin, begin + together)
    const rows = await many<Details>(db)`
      select l.id, u.first_name as "firstName", u.last_name as "lastName",
        case when ${hasCard} then coalesce(u.display_email, u.email) end as email,
        case when ${hasCard} then coalesce(u.phone, u.cell) end as phone, u.job_title as "jobTitle",
        (select f.name from firm f where f.id = u.firm_id) as firm, case
          when ${hasCard} then u.city end as city,
        l.state, (select concat_ws(' ', o.first_name, o.last_name) from app_user o where o.id = l.owner_id)
          as owner,
        array_to_string(l.tags, ', ') as tags,
        (select ${instant(sql`max(c.given_at)`)} from consent c where c.firm_id = l.firm_id
          and c.fair_id = l.fair_id and c.user_id = l.user_id and c.purpose = 'card'
          and c.withdrawn_at is null) as "cardSince"
      from lead l join app_user u on u.id = l.user_id
      where l.id = any(${some.map(({ id }) => id)}::int[])`
    const byId = new Map(rows.map(row => [row.id, row]))
    for (const one of some) {
      const details = byId.get(one.id)
      if (details) yield Object.values(columns).map(read => read({ ...one, ...details }))
    }
  }
}

/**
 * Contacts as a table. They are locked while it is made: whoever withdraws before is not in it, and whoever does afterwards is
 * told that they are. @throws 403 for who does not administer the firm, 404
 */
export async function exportLeadsOf(
  { format, ...query }: QueryOf<typeof exportLeads>,
  context: HttpContext,
): Promise<string | Buffer> {
  const { db } = context
  const part = await firmPartOf(query, context, true)
  if (!part.isAdmin) throw forbidden()
  const rule = await readRule(part.fair, part.firm, context)
  const temperatureIs = temperatureOf(rule, sql`s.score`)
  const which = await isAsked(query, part, context)
  const found = await many<Found>(db)`
    select l.id, s.score, ${temperatureIs} as temperature, ${instant('s.last_at')} as "lastAt"
    from (${scoredOf(evidenceLinesOf(part, rule, context, which))}) s
      join lead l on l.id = s.lead
      join app_user u on u.id = l.user_id
    where ${isFound(query, temperatureIs)} order by s.score desc, s.last_at desc, l.id desc`
  const locked = await many<{ id: number }>(db)`
    with locked as (
      select l.id from lead l where l.id = any(${found.map(({ id }) => id)}::int[]) order by l.id for update)
    update lead l set exported_at = now() from locked
    where l.id = locked.id and l.withdrawn_at is null
    returning l.id`
  const kept = new Set(locked.map(({ id }) => id))
  const lines = found.filter(({ id }) => kept.has(id))
  await audit(
    {
      action: 'export',
      resource: 'leads',
      resourceId: part.id,
      fair: part.fair,
      details: { firm: part.firm, count: lines.length, format: format ?? 'csv' },
    },
    context,
  )
  return tableFile(
    { name: 'contacts', head: Object.keys(columns), rows: linesOf(lines, context) },
    format,
    context,
  )
}
