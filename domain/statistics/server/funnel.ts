import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { funnelSteps, type readFunnel, type StatFunnel } from '../contract/figures.ts'
import { countedCode } from './counted.ts'
import { few } from './few.ts'
import { type CountedItem, itemOf } from './items.ts'
import { type Meant, meantIn, periodOf, within } from './period.ts'
import { isPart, partRows } from './totals.ts'

type Query = QueryOf<typeof readFunnel>
type Step = (typeof funnelSteps)[number]

/** So long at a booth is a visit of it. */
const stayedSeconds = 30

/** Offers of the firm whose booth or figures they are; of a fair all. */
const isOfferOf = ({ resourceType }: Query, id: number) =>
  resourceType === 'fairs'
    ? sql`true`
    : resourceType === 'firms'
      ? sql`j.firm_id = ${id}`
      : sql`j.firm_id = (select st.firm_id from stand st where st.id = ${id})`

/** Conversations `b` with the firm whose booth or figures they are; of a fair all, also with whoever had a booth before. */
const isTalkWith = ({ resourceType }: Query, id: number) =>
  resourceType === 'fairs'
    ? sql`b.firm_id is not null`
    : resourceType === 'firms'
      ? sql`b.firm_id = ${id}`
      : sql`b.stand_id = ${id} and b.firm_id = (select st.firm_id from stand st where st.id = ${id})`

/** A booth or a brochure, of which the days after `since` count. */
type Since = { id: number; since: string | null }

/** The booths of which the funnel is. */
async function boothsOf({ resourceType }: Query, { fair, parts }: CountedItem, { db }: Context) {
  if (resourceType !== 'fairs')
    return parts
      .filter(({ type }) => type === countedCode('stands'))
      .map(({ part, since }) => ({ id: part, since }))
  const booths = await many<{ id: number }>(db)`select st.id from stand st where st.fair_id = ${fair}`
  return booths.map(({ id }) => ({ id, since: null }))
}

async function brochuresOf(booths: readonly Since[], { db }: Context): Promise<Since[]> {
  const since = new Map(booths.map(booth => [booth.id, booth.since]))
  const brochures = await many<{ id: number; stand: number }>(db)`
    select r.id, r.stand_id as stand from stand_resource r
    where r.stand_id = any(${booths.map(({ id }) => id)}::int[])`
  return brochures.map(({ id, stand }) => ({ id, since: since.get(stand) ?? null }))
}

const rowsSince = (all: readonly Since[]) => sql`
  unnest(${all.map(({ id }) => id)}::int[], ${all.map(({ since }) => since)}::date[])`

/** Who came, stayed at a booth, took something away: visitors, of the visits of the period. */
async function visitorsOf(
  booths: readonly Since[],
  item: CountedItem,
  inPeriod: RawBuilder<unknown>,
  context: Context,
) {
  const brochures = await brochuresOf(booths, context)
  const isOf = (type: number, of: 'b' | 'r') => sql`v.fair_id = ${item.fair}
    and v.resource_type = ${type} and v.resource_id = ${sql.ref(`${of}.id`)}
    and (${sql.ref(`${of}.since`)} is null or v.day > ${sql.ref(`${of}.since`)})`
  return one<Record<'entered' | 'booth' | 'brochure', number>>(context.services.statistics.kysely)`
    with booth (id, since) as materialized (select * from ${rowsSince(booths)}),
    taken as (
      select v.visitor from booth b join stat_visit v on ${isOf(countedCode('stands'), 'b')}
      where v.downloads > 0 and ${inPeriod}
      union all
      select v.visitor from ${rowsSince(brochures)} r (id, since) join stat_visit v
        on ${isOf(countedCode('stand_resources'), 'r')}
      where ${inPeriod})
    select
      (select count(distinct v.visitor)::int from (${partRows(item.parts)}) n
        join stat_visit v on ${isPart('v', 'n', item.fair)} where ${inPeriod}) as entered,
      (select count(distinct v.visitor)::int from booth b
        join stat_visit v on ${isOf(countedCode('stands'), 'b')}
        where v.seconds >= ${stayedSeconds} and ${inPeriod}) as booth,
      (select count(distinct visitor)::int from taken) as brochure`
}

/**
 * With whom a first word was exchanged and who applied: people, of the tables in which that is kept. What the product writes into a
 * conversation is no word, nor is what the other side does not see: as what makes a contact (`lead_evidence`).
 */
const peopleOf = (query: Query, item: CountedItem, { timeZone, ...period }: Meant, { db }: Context) =>
  one<Record<'contact' | 'application', number> & { hasOffers: boolean }>(db)`
    select
      (select count(distinct o.user_id)::int from conversation c
        join conversation_side b on b.conversation_id = c.id and ${isTalkWith(query, item.id)}
        join conversation_side o on o.conversation_id = c.id and o.user_id is not null
        cross join lateral (select m.created_at as at from direct_message m
          where m.conversation_id = c.id and m.kind = 'text' and not m.is_withheld
          order by m.id limit 1) said
        where c.fair_id = ${item.fair}
          and ${within(period, sql`(said.at at time zone ${timeZone})::date`)}) as contact,
      (select count(distinct s.user_id)::int from job_solicitation s
        join job j on j.id = s.job_id and j.fair_id = ${item.fair}
        where s.withdrawn_at is null and ${isOfferOf(query, item.id)}
          and ${within(period, sql`(s.sent_at at time zone ${timeZone})::date`)}) as application,
      (select f.is_using_job_module from fair f where f.id = ${item.fair}) as "hasOffers"`

export async function funnelOf(query: Query, context: Context): Promise<StatFunnel> {
  const item = await itemOf(query, context)
  const period = periodOf(query)
  const meant = await meantIn(item.fair, period, context)
  const booths = await boothsOf(query, item, context)
  const measured = await visitorsOf(booths, item, within(period, sql`v.day`), context)
  const { hasOffers, ...people } = await peopleOf(query, item, meant, context)
  const counts: Record<Step, number | null> = { ...measured, ...people, brochure: few(measured.brochure) }
  return {
    ...meant,
    steps: funnelSteps
      .filter(step => step !== 'application' || hasOffers)
      .map(step => ({ step, count: counts[step], isMeasured: step in measured })),
  }
}
