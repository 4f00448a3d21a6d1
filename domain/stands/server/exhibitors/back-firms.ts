import { sql } from 'kysely'
import type { Static } from 'typebox'
import {
  type BackFirm,
  type backFirms,
  type backFirmsConfig,
  backSorts,
  boothStates,
} from '#domain/exhibitors/contract/back-firms.ts'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import {
  assertFew,
  firmColumns,
  firstSector,
  firstTwin,
  narrowedBy,
} from '#domain/exhibitors/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { namedOrOnBooth } from './booth-conditions.ts'
import { offeredFilters } from './offered-filters.ts'

export type FirmsQuery = Static<NonNullable<(typeof backFirms)['query']>> & Query
type Config = Static<NonNullable<(typeof backFirmsConfig)['response']>>
type Sort = (typeof backSorts)[number]

const isOwnStand = sql`st.firm_id = ff.firm_id and st.fair_id = ff.fair_id and st.trashed_at is null`
/** Of its people, those who are in the same fair. */
const isOwnPerson = sql`u.firm_id = f.id
  and exists (select 1 from fair_user m where m.fair_id = ff.fair_id and m.user_id = u.id)`
const lastSeen = sql`(select max(u.last_login_at) from app_user u where ${isOwnPerson})`

/** How far the booths are: as far as the one that is furthest behind. */
const boothState = sql`coalesce((
  select (array['not_configured', 'ongoing', 'configured'])[min(case st.configuration_state
    when 'not_configured' then 1 when 'ongoing' then 2 else 3 end)]
  from stand st where ${isOwnStand}), 'none')`

const orders = {
  ASC: sql`fold(f.name) asc, ff.id asc`,
  DSC: sql`fold(f.name) desc, ff.id desc`,
  ID: sql`ff.id asc`,
  DI: sql`ff.id desc`,
  SEEN: sql`${lastSeen} desc nulls last, ff.id asc`,
  UNSEEN: sql`${lastSeen} asc nulls first, ff.id asc`,
} satisfies Record<Sort, unknown>

const isSort = (value: unknown): value is Sort => backSorts.some(sort => sort === value)

/** Participations that this reader follows, narrowed by what was asked. */
const participations = (query: FirmsQuery, { actor }: Context) =>
  sql`from fair_firm ff join firm f on f.id = ff.firm_id where ${sql.join(
    [
      scopeCondition(implementationOf('fair_firms'), 'ff', 'L', actor),
      ...(query.fair ? [sql`ff.fair_id = ${query.fair}`] : []),
      ...(query.isValidated === undefined ? [] : [sql`ff.is_validated = ${query.isValidated}`]),
      ...(query.state ? [sql`${boothState} = ${query.state}`] : []),
      ...namedOrOnBooth(query.search, isOwnStand),
      ...narrowedBy(query),
    ],
    sql` and `,
  )}`

const twin = ({ actor }: Context) =>
  firstTwin(
    sql`json_build_object('id', x.id, 'name', x.name)`,
    scopeCondition(implementationOf('fair_firms'), 'o', 'L', actor),
  )

const columns = (context: Context) => sql`
  ${firmColumns(context.locale)}, ${firstSector(context.locale, sql`ff.fair_id`)}, ff.id as "fairFirm",
    f.vat_number as "vatNumber", f.is_visible as "isVisible", ff.is_validated as "isValidated",
  ${instant('ff.created_at')} as "registeredAt",
  (select json_build_object('id', x.id, 'name', ${translatedText('x', 'name', context.locale)}, 'homepage',
    x.homepage) from fair x where x.id = ff.fair_id) as fair,
  (select coalesce(json_agg(json_build_object('id', st.id, 'number',
    stand_label(st.label, h.letter, st.number), 'place', case when st.number is not null then
    json_build_object('hall', ${translatedText('h', 'name', context.locale)}, 'letter', h.letter, 'number',
      st.number, 'label', st.label) end, 'state', st.configuration_state, 'isVisible', st.is_visible)
      order by h.rank, st.number, st.id), '[]')
    from stand st left join fair_hall h on h.id = st.fair_hall_id where ${isOwnStand}) as stands,
  (select count(*)::int from app_user u where ${isOwnPerson}) as people,
  (select count(distinct c.user_id)::int from stand_contact c join stand st on st.id = c.stand_id
    where ${isOwnStand}) as contacts,
  (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email)
    from app_user u where ${isOwnPerson} and u.is_firm_admin and not u.is_closed order by u.id limit 1)
      as admin,
  ${instant(lastSeen)} as "lastActivity", ${twin(context)} as twin`

/** One page of the exhibitors as their organizers follow them, in two queries. */
export async function listBackFirms(
  query: FirmsQuery,
  context: Context,
  page = pageOf(query),
): Promise<PagedResponse<BackFirm>> {
  const from = participations(query, context)
  const countedRow = await maybeOne<{ total: number }>(context.db)`select count(*)::int as total ${from}`
  const total = countedRow?.total ?? 0
  assertFew(page, total)
  const order = orders[isSort(query.sort) ? query.sort : 'ASC']
  const rows = await many<Omit<BackFirm, 'initials'>>(context.db)`
    select ${columns(context)} from (
      select ff.id, row_number() over (order by ${order}) as at ${from} order by ${order}
        limit ${page.size} offset ${(page.page - 1) * page.size}) chosen
    join fair_firm ff on ff.id = chosen.id join firm f on f.id = ff.firm_id order by chosen.at`
  return { rows: rows.map(row => ({ ...row, initials: initialsOf(row.name) })), page, total }
}

/** Ids of all these participations, and of the first one too many. */
export async function everyParticipation(
  query: FirmsQuery,
  context: Context,
  most: number,
): Promise<number[]> {
  const rows = await many<{ id: number }>(context.db)`
    select ff.id ${participations(query, context)} limit ${most + 1}`
  return rows.map(({ id }) => id)
}

/** Figures and filters of that list. */
export async function followingFigures(fair: number | undefined, context: Context): Promise<Config> {
  const from = participations(fair === undefined ? {} : { fair }, context)
  const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::int`
  const rows = await many<Omit<Config, 'sorts'>>(context.db)`
    select count(*)::int as total,
      json_build_object('waiting', ${count(sql`e.is_validated = ${validationState.waiting}`)}, 'validated',
        ${count(sql`e.is_validated = ${validationState.validated}`)}, 'refused',
          ${count(sql`e.is_validated = ${validationState.refused}`)}) as validation,
      json_build_object(${sql.join(boothStates.flatMap(state => [sql.lit(state), count(sql`e.state = ${sql.lit(state)}`)]))}) as booths,
      ${offeredFilters(from, context.locale)}
    from (select ff.is_validated, ${boothState} as state ${from}) e`
  const [figures] = rows
  if (!figures) throw new Error('A count without a row.')
  return { ...figures, sorts: [...backSorts] }
}
