import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import type { LeadRow, leadList } from '../contract/lead.ts'
import { colleague, evidenceLinesOf, scoredOf, temperatureOf, told } from './lines.ts'
import { firmPartOf, type Part } from './part.ts'
import { readRule } from './rules.ts'

type Query = QueryOf<typeof leadList>
type Sql = RawBuilder<unknown>

/** Whoever the firm has the card of. */
export const hasCard = sql`exists (select from consent c where c.firm_id = l.firm_id and c.fair_id = l.fair_id
  and c.user_id = l.user_id and c.purpose = 'card' and c.withdrawn_at is null)`

/** Whether the reader has the card, as the firm that it was handed to: those who run the fair read names. */
export const readsCard = ({ isKept }: Part): Sql => (isKept ? hasCard : sql`false`)

/** SQL: what the firm makes of the lead `l`, its own to read. */
const made = ({ isKept }: Part): Record<'state' | 'owner' | 'tags', Sql> =>
  isKept
    ? { state: sql`l.state`, owner: sql`l.owner_id`, tags: sql`l.tags` }
    : { state: sql`null::text`, owner: sql`null::int`, tags: sql`'{}'::text[]` }

/** SQL: who it is, of the person `u`; where they live is on their card. */
const personOf = (part: Part): Sql => sql`json_build_object('id', u.id, 'firstName', u.first_name,
  'lastName', u.last_name, 'jobTitle', u.job_title, 'look', u.look,
  'picture', (select json_build_object('id', m.id, 'filePath', m.file_path,
    'thumbnailPath', m.thumbnail_path)
    from media_object m where m.id = u.picture_id and m.visibility = 'public'),
  'firm', (select f.name from firm f where f.id = u.firm_id),
  'city', case when ${readsCard(part)} then u.city end)`

/**
 * People whose name (`last first` too), firm or tag holds what is searched for. They are found first, each by an index of its
 * own: who they are decides how little evidence is read.
 */
async function peopleNamed(search: string, part: Part, { db }: Context): Promise<number[]> {
  const { firm, fair } = part
  const holding = (text: string) => sql`like fold(${`%${escapeLike(text)}%`})`
  const words = search.split(/\s+/).map(word => sql`u.search_text ${holding(word)}`)
  const found = await many<{ id: number }>(db)`
    with named as (
      select u.id from app_user u
      where ${sql.join(words, sql` and `)}
        and fold(concat_ws(' ', u.first_name, u.last_name, u.first_name)) ${holding(search)}
      union
      select u.id from firm f join app_user u on u.firm_id = f.id where fold(f.name) ${holding(search)}
      union
      select l.user_id as id from lead l cross join unnest(${made(part).tags}) tag
      where l.firm_id = ${firm} and l.fair_id = ${fair} and l.tags <> '{}' and fold(tag) ${holding(search)})
    select n.id from named n join lead l on l.user_id = n.id
    where l.firm_id = ${firm} and l.fair_id = ${fair}`
  return found.map(({ id }) => id)
}

type Narrowing = Omit<Query, 'fair' | 'sort'>

/** Condition: the lead `l` with the evidence `e` is asked for, whatever its sum: evidence of others is not added up. */
export async function isAsked(
  { state, owner, tag, search = '' }: Narrowing,
  part: Part,
  context: Context,
): Promise<Sql> {
  const text = search.trim()
  const people = text ? await peopleNamed(text, part, context) : []
  const own = made(part)
  const said = [
    ...(state === undefined ? [] : [sql`${own.state} = ${state}`]),
    ...(owner === undefined ? [] : [owner === 0 ? sql`${own.owner} is null` : sql`${own.owner} = ${owner}`]),
    ...(tag === undefined ? [] : [sql`${tag} = any(${own.tags})`]),
    ...(text ? [sql`e.user_id = any(${people}::int[])`] : []),
  ]
  return said.length ? sql.join(said, sql` and `) : sql`true`
}

/** Condition: the contact of the person `u` with the sum `s` is asked for. */
export const isFound = ({ temperature, kind }: Narrowing, temperatureIs: Sql): Sql =>
  sql.join(
    [
      sql`not u.is_closed`,
      ...(temperature === undefined ? [] : [sql`${temperatureIs} = ${temperature}`]),
      ...(kind === undefined ? [] : [sql`${kind} = any(s.kinds)`]),
    ],
    sql` and `,
  )

const orders: Record<NonNullable<Query['sort']>, Sql> = {
  score: sql`s.score desc, s.last_at desc, l.id desc`,
  recent: sql`s.last_at desc, l.id desc`,
  name: sql`fold(u.last_name), fold(u.first_name), l.id`,
}

/** Columns that a contact shows in a list and alone. */
export function summaryOf(part: Part, temperatureIs: Sql): Sql {
  const { state, owner, tags } = made(part)
  return sql`
    l.id, ${personOf(part)} as person, ${hasCard} as "hasCard", s.score, ${temperatureIs} as temperature,
    ${state} as state, ${colleague(owner)} as owner, ${tags} as tags, ${instant('s.last_at')} as "lastAt"`
}

type Row = LeadRow & { total: number }

/** Evidence is added up once: for how many there are, for the page, and for the line of each that says most. */
export async function listLeads(query: Query, context: Context): Promise<PagedResponse<LeadRow>> {
  const { db } = context
  const part = await firmPartOf(query, context)
  const rule = await readRule(part.fair, part.firm, context)
  const page = pageOf(query)
  const temperatureIs = temperatureOf(rule, sql`s.score`)
  const order = orders[query.sort ?? 'score']
  const lines = evidenceLinesOf(part, rule, context, await isAsked(query, part, context))
  const found = sql`from (${scoredOf(sql`select * from lines`)}) s join lead l on l.id = s.lead
      join app_user u on u.id = l.user_id
    where ${isFound(query, temperatureIs)}`
  const rows = await many<Row>(db)`
    with lines as materialized (${lines}),
    page as (
      select s.*, (count(*) over ())::int as total ${found} order by ${order}
      limit ${page.size} offset ${(page.page - 1) * page.size})
    select ${summaryOf(part, temperatureIs)}, row_to_json(most) as reason, s.total
    from page s join lead l on l.id = s.lead join app_user u on u.id = l.user_id
      cross join lateral (select ${told(part, context)}
        from (select * from lines where lines.lead = s.lead
          order by points desc, at desc, source_id desc limit 1) n) most
    order by ${order}`
  const total =
    rows[0]?.total ??
    (page.page === 1
      ? 0
      : (
          await one<{ total: number }>(db)`
          with lines as (${lines}) select count(*)::int as total ${found}`
        ).total)
  return { rows: rows.map(({ total: _, ...row }) => row), page, total }
}
