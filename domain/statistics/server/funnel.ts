import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { countedTypes } from '../contract/counted.ts'
import { funnelSteps, type readFunnel, type StatFunnel } from '../contract/figures.ts'
import { itemOf, itemSelect } from './items.ts'
import { meantIn, periodOf, within } from './period.ts'
import { isPart } from './totals.ts'

/** So long at a booth is a visit of it. */
const stayedSeconds = 30

const countedElsewhere: ReadonlySet<string> = new Set(['contact', 'application'])

/** Offers of the firm whose booth or figures they are; of a fair all. */
const isOfferOf = ({ resourceType }: QueryOf<typeof readFunnel>, id: number) =>
  resourceType === 'fairs'
    ? sql`true`
    : resourceType === 'firms'
      ? sql`j.firm_id = ${id}`
      : sql`j.firm_id = (select st.firm_id from stand st where st.id = ${id})`

/** The booths of which the funnel is. */
const boothsOf = ({ resourceType }: QueryOf<typeof readFunnel>) =>
  resourceType === 'fairs'
    ? sql`select st.id, null::date from stand st join named n on n.fair = st.fair_id`
    : sql`select n.part, n.since from named n where n.type = ${countedTypes.stands}`

export async function funnelOf(query: QueryOf<typeof readFunnel>, context: Context): Promise<StatFunnel> {
  const item = await itemOf(query, context)
  const period = periodOf(query)
  const inPeriod = within(period, sql`v.day`)
  const meant = await meantIn(item.fair, period, context)
  const counted = await one<Record<(typeof funnelSteps)[number], number> & { hasOffers: boolean }>(
    context.db,
  )`
    with named as materialized (${itemSelect(query, context)}),
    booth (id, since) as materialized (${boothsOf(query)})
    select
      (select count(distinct v.visitor)::int from named n join stat_visit v on ${isPart('v', 'n')}
        where ${inPeriod}) as entered,
      (select count(distinct v.visitor)::int from stat_visit v
        where v.fair_id = ${item.fair} and v.resource_type = ${countedTypes.stands}
          and v.resource_id in (select id from booth where since is null or v.day > since)
          and v.seconds >= ${stayedSeconds} and ${inPeriod})
        as booth,
      (select count(distinct v.visitor)::int from stat_visit v
        where v.fair_id = ${item.fair} and ${inPeriod}
          and ((v.resource_type = ${countedTypes.stands} and v.downloads > 0
            and v.resource_id in (select id from booth where since is null or v.day > since))
          or (v.resource_type = ${countedTypes.stand_resources} and v.resource_id in (
            select r.id from stand_resource r join booth on booth.id = r.stand_id
            where since is null or v.day > since)))) as brochure,
      (select count(distinct o.user_id)::int from conversation c
        join conversation_side b on b.conversation_id = c.id
        join stand st on st.id = b.stand_id and st.firm_id = b.firm_id and st.id in (select id from booth)
        join conversation_side o on o.conversation_id = c.id and o.user_id is not null
        where c.fair_id = ${item.fair}
          and ${within(period, sql`(c.created_at at time zone ${meant.timeZone})::date`)}) as contact,
      (select count(distinct s.user_id)::int from job_solicitation s
        join job j on j.id = s.job_id and j.fair_id = ${item.fair}
        where s.withdrawn_at is null and ${isOfferOf(query, item.id)}
          and ${within(period, sql`(s.sent_at at time zone ${meant.timeZone})::date`)}) as application,
      (select f.is_using_job_module from fair f where f.id = ${item.fair}) as "hasOffers"`
  return {
    ...meant,
    steps: funnelSteps
      .filter(step => step !== 'application' || counted.hasOffers)
      .map(step => ({ step, count: counted[step], isMeasured: !countedElsewhere.has(step) })),
  }
}
