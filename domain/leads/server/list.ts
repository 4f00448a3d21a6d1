import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import type { EvidenceLine, LeadRow, leadList } from '../contract/lead.ts'
import { colleague, evidenceLinesOf, scoredOf, temperatureOf, told } from './lines.ts'
import { firmPartOf, type Part } from './part.ts'
import { readRule } from './rules.ts'

type Query = QueryOf<typeof leadList>
type Sql = RawBuilder<unknown>

/** Whoever the firm has the card of. */
export const hasCard = sql`exists (select from consent c where c.firm_id = l.firm_id and c.fair_id = l.fair_id
  and c.user_id = l.user_id and c.purpose = 'card' and c.withdrawn_at is null)`

/** SQL: who it is, of the person `u`; where they live is on their card. */
export const personOf = sql`json_build_object('id', u.id, 'firstName', u.first_name,
  'lastName', u.last_name, 'jobTitle', u.job_title, 'look', u.look,
  'picture', (select json_build_object('id', m.id, 'filePath', m.file_path,
    'thumbnailPath', m.thumbnail_path)
    from media_object m where m.id = u.picture_id and m.visibility = 'public'),
  'firm', (select f.name from firm f where f.id = u.firm_id),
  'city', case when ${hasCard} then u.city end)`

const isNamed = (search: string): Sql => {
  const like = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql`(fold(concat_ws(' ', u.first_name, u.last_name, u.first_name)) like fold(${like})
    or fold(coalesce((select f.name from firm f where f.id = u.firm_id), '')) like fold(${like})
    or exists (select from unnest(l.tags) tag where fold(tag) like fold(${like})))`
}

/** Conditions of the lead `l` of the person `u` with the sum `s`. */
export const narrowed = (
  { state, temperature, owner, tag, kind, search }: Omit<Query, 'fair' | 'sort'>,
  temperatureIs: Sql,
): Sql =>
  sql.join(
    [
      sql`not u.is_closed`,
      ...(state === undefined ? [] : [sql`l.state = ${state}`]),
      ...(temperature === undefined ? [] : [sql`${temperatureIs} = ${temperature}`]),
      ...(owner === undefined ? [] : [owner === 0 ? sql`l.owner_id is null` : sql`l.owner_id = ${owner}`]),
      ...(tag === undefined ? [] : [sql`${tag} = any(l.tags)`]),
      ...(kind === undefined ? [] : [sql`${kind} = any(s.kinds)`]),
      ...(search?.trim() ? [isNamed(search)] : []),
    ],
    sql` and `,
  )

const orders: Record<NonNullable<Query['sort']>, Sql> = {
  score: sql`s.score desc, s.last_at desc, l.id desc`,
  recent: sql`s.last_at desc, l.id desc`,
  name: sql`fold(u.last_name), fold(u.first_name), l.id`,
}

/** Columns that a contact shows in a list and alone. */
export const summaryOf = (temperatureIs: Sql): Sql => sql`
  l.id, ${personOf} as person, ${hasCard} as "hasCard", s.score, ${temperatureIs} as temperature,
  l.state, ${colleague(sql`l.owner_id`)} as owner, l.tags, ${instant('s.last_at')} as "lastAt"`

type Row = Omit<LeadRow, 'reason'>

export async function listLeads(query: Query, context: Context): Promise<PagedResponse<LeadRow>> {
  const { db } = context
  const part = await firmPartOf(query, context)
  const rule = await readRule(part.fair, part.firm, context)
  const page = pageOf(query)
  const temperatureIs = temperatureOf(rule, sql`s.score`)
  const found = sql`from (${scoredOf(evidenceLinesOf(part, rule, context))}) s join lead l on l.id = s.lead
      join app_user u on u.id = l.user_id
    where ${narrowed(query, temperatureIs)}`
  const { total } = await one<{ total: number }>(db)`select count(*)::int as total ${found}`
  const rows = await many<Row>(db)`
    select ${summaryOf(temperatureIs)} ${found} order by ${orders[query.sort ?? 'score']}
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  const ids = rows.map(({ id }) => id)
  const reasons = new Map(
    await reasonsOf(ids, evidenceLinesOf(part, rule, context, isAmong(ids)), part, context),
  )
  return {
    rows: rows.flatMap(row => {
      const reason = reasons.get(row.id)
      return reason ? [{ ...row, reason }] : []
    }),
    page,
    total,
  }
}

const isAmong = (leads: readonly number[]) => sql`l.id = any(${leads}::int[])`

/** Of each the line that says most: with the most points, the latest of them. */
async function reasonsOf(
  leads: readonly number[],
  lines: Sql,
  part: Part,
  context: Context,
): Promise<[number, EvidenceLine][]> {
  if (!leads.length) return []
  const rows = await many<EvidenceLine & { lead: number }>(context.db)`
    select n.lead, ${told(part, context)}
    from (select distinct on (lead) * from (${lines}) every
      order by lead, points desc, at desc, source_id desc) n`
  return rows.map(({ lead, ...line }) => [lead, line])
}
