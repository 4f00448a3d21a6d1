import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Colleague, leadCounts, leadOverview } from '../contract/lead.ts'
import { evidenceLinesOf, scoredOf, temperatureOf } from './lines.ts'
import { firmPartOf, type Part } from './part.ts'
import { readRule, rulesIn } from './rules.ts'
import { worksInPart } from './works-in.ts'

type Counts = Pick<
  ResponseOf<typeof leadOverview>,
  'total' | 'hot' | 'warm' | 'cool' | 'mine' | 'toFollow' | 'tags'
>

/** People who may look after a contact: they administer the firm or a booth of it there, or are a contact of one. */
export const colleaguesOf = ({ firm, fair }: Part, { db }: Context) =>
  many<Colleague>(db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.look,
      (select json_build_object('id', m.id, 'filePath', m.file_path, 'thumbnailPath', m.thumbnail_path)
        from media_object m where m.id = u.picture_id and m.visibility = 'public') as picture
    from app_user u where ${worksInPart(firm, fair)}
    order by fold(u.first_name), fold(u.last_name), u.id limit 200`

export async function readOverview(
  query: QueryOf<typeof leadOverview>,
  context: Context,
): Promise<ResponseOf<typeof leadOverview>> {
  const { db, actor } = context
  const part = await firmPartOf(query, context, true)
  const rule = await readRule(part.fair, part.firm, context)
  const counts = await one<Counts>(db)`
    with found as (
      select l.owner_id, l.state, l.tags, ${temperatureOf(rule, sql`s.score`)} as temperature
      from (${scoredOf(evidenceLinesOf(part, rule, context))}) s join lead l on l.id = s.lead
        join app_user u on u.id = l.user_id where not u.is_closed)
    select count(*)::int as total, (count(*) filter (where temperature = 'hot'))::int as hot,
      (count(*) filter (where temperature = 'warm'))::int as warm,
      (count(*) filter (where temperature = 'cool'))::int as cool,
      (count(*) filter (where owner_id = ${actor.userId}))::int as mine,
      (count(*) filter (where state = 'to_follow'))::int as "toFollow",
      array(select distinct tag from found, unnest(tags) tag order by tag limit 100) as tags
    from found`
  const { withdrawn } = await one<{ withdrawn: number }>(db)`
    select count(*)::int as withdrawn from lead
    where firm_id = ${part.firm} and fair_id = ${part.fair} and withdrawn_at is not null`
  return {
    firm: { id: part.firm, name: part.firmName },
    participation: part.id,
    ...counts,
    withdrawn,
    thresholds: { warm: rule.warm, hot: rule.hot },
    colleagues: await colleaguesOf(part, context),
    isAdmin: part.isAdmin,
  }
}

/** Of each exhibitor of a fair, by its own rule: numbers alone. */
export async function countLeads(
  { fair }: QueryOf<typeof leadCounts>,
  context: Context,
): Promise<ResponseOf<typeof leadCounts>> {
  const { db } = context
  const known = await maybeOne(db)`
    select 1 from fair f where f.id = ${fair} and f.trashed_at is null
      and ${isFairSeen(sql`f.id`, context, ['F', 'G'])}`
  if (!known) throw notFound()
  return many<ResponseOf<typeof leadCounts>[number]>(db)`
    with rules as (${rulesIn(fair)}),
    lines as (
      select l.firm_id, l.id as lead, k.is_counted, k.warm, k.hot, greatest(0, least(k.points::bigint,
        k.cap - k.points * (row_number() over (partition by l.id, e.kind order by e.at, e.source_id) - 1)))
          as points
      from lead_evidence e
        join lead l on l.firm_id = e.firm_id and l.fair_id = e.fair_id and l.user_id = e.user_id
        join rules k on k.firm_id = e.firm_id and k.kind = e.kind
        join app_user u on u.id = l.user_id and not u.is_closed
      where e.fair_id = ${fair} and l.fair_id = ${fair} and l.withdrawn_at is null
        and e.at >= coalesce(l.shown_from, '-infinity')),
    scored as (
      select firm_id, sum(points) as score, min(warm) as warm, min(hot) as hot
      from lines group by firm_id, lead having bool_or(is_counted)),
    sums as (
      select firm_id, count(*)::int as total, (count(*) filter (where score >= hot))::int as hot,
        (count(*) filter (where score >= warm and score < hot))::int as warm
      from scored group by firm_id),
    gone as (select firm_id, count(*)::int as count from lead
      where fair_id = ${fair} and withdrawn_at is not null group by firm_id)
    select json_build_object('id', fi.id, 'name', fi.name) as firm, ff.id as participation,
      coalesce(sums.total, 0) as total, coalesce(sums.hot, 0) as hot, coalesce(sums.warm, 0) as warm,
      coalesce(gone.count, 0) as withdrawn
    from fair_firm ff join firm fi on fi.id = ff.firm_id
      left join sums on sums.firm_id = ff.firm_id left join gone on gone.firm_id = ff.firm_id
    where ff.fair_id = ${fair} and ff.is_validated = ${validationState.validated}
    order by total desc, fold(fi.name), fi.id`
}
