import { sql } from 'kysely'
import type { Static } from 'typebox'
import { type FrontFirm, type frontFirms, frontSorts } from '#domain/exhibitors/contract/front-firms.ts'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import {
  assertFew,
  firmColumns,
  firstSector,
  namedLike,
  narrowedBy,
} from '#domain/exhibitors/server/index.ts'
import { askedOrFirstFair, entryOf, isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { languageOfText, translatedText } from '#platform/server/resource/select.ts'
import { type Searched, searchedIn } from '#platform/server/search/searched.ts'
import { isAnswering } from '../answering.ts'
import { freeOnStand, isStandShown, namedOrOnBooth } from './booth-conditions.ts'
import { type OfferedFilters, type Option, offeredFilters, options } from './offered-filters.ts'

type Query = Static<NonNullable<(typeof frontFirms)['query']>>
type Sort = (typeof frontSorts)[number]

const orders = {
  ID: sql`f.id asc`,
  DI: sql`f.id desc`,
  ASC: sql`fold(f.name) asc, f.id asc`,
  DSC: sql`fold(f.name) desc, f.id desc`,
} satisfies Record<Sort, unknown>

const isSort = (value: unknown): value is Sort => frontSorts.some(sort => sort === value)

/** By name, by the label of a booth, or by what one of their booths in the fair says. A label has a digit: names alone have an index. */
function answering(search: string | undefined, { words }: Searched) {
  const named = /\p{N}/u.test(search ?? '')
    ? namedOrOnBooth(search, sql`st.firm_id = f.id and st.fair_id = ff.fair_id and ${isStandShown}`)
    : namedLike(search)
  if (!named.length || !words.length) return named
  return [
    sql`((${sql.join(named, sql` and `)}) or (f.id, ff.fair_id) in (select st.firm_id, st.fair_id
      from stand st join fair_hall h on h.id = st.fair_hall_id
      where ${isStandShown} and ${isAnswering(sql`st.id`, { words })}))`,
  ]
}

/** Firms that are shown and validated, narrowed by what was asked; every condition has its index. */
function conditions(query: Query, searched: Searched, context: Context) {
  const halls = [query.fairHallIds ?? [], query['fairHallIds[]'] ?? []]
    .flat()
    .flatMap(part => String(part).split(','))
    .map(Number)
    .filter(Boolean)
  return sql.join(
    [
      sql`f.is_visible and ff.is_validated = ${validationState.validated}
        and ${isFairSeen(sql`ff.fair_id`, context)}`,
      ...(query.fair ? [sql`ff.fair_id = ${query.fair}`] : []),
      ...answering(query.search ?? query.name, searched),
      ...narrowedBy(query),
      ...(halls.length
        ? [
            sql`exists (select 1 from stand st join fair_hall h on h.id = st.fair_hall_id
              where st.firm_id = f.id and st.fair_id = ff.fair_id and h.id = any(${halls}::int[])
                and ${isStandShown})`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** One page of the exhibitors; what is shown of each is fetched for the rows of the page alone. */
export async function listFrontFirms(query: Query, context: Context): Promise<PagedResponse<FrontFirm>> {
  const { db, locale } = context
  const searched = await searchedIn(query.search ?? query.name ?? '', query.fair, context)
  const where = conditions(query, searched, context)
  const order = orders[isSort(query.sort) ? query.sort : 'ASC']
  const { resultsPerPage, total } = await entryOf<{ total: number }>(
    query.fair,
    sql`(select count(*)::int from firm f join fair_firm ff on ff.firm_id = f.id where ${where}) as total`,
    context,
  )
  const page = pageOf(query, undefined, resultsPerPage)
  assertFew(page, total)
  const rows = await many<Omit<FrontFirm, 'initials'>>(db)`
    select ${firmColumns(locale)}, ${firstSector(locale, sql`chosen.fair_id`)},
      ${translatedText('f', 'slogan', locale)} as slogan,
        ${languageOfText('f', 'slogan', locale)} as "wordsIn",
      (select coalesce(json_agg(json_build_object('id', st.id, 'number',
        stand_label(st.label, h.letter, st.number), 'hall', h.id, 'free', ${freeOnStand})
        order by h.rank, st.number), '[]')
        from stand st join fair_hall h on h.id = st.fair_hall_id
          where st.firm_id = f.id and st.fair_id = chosen.fair_id and ${isStandShown}) as stands
    from (select f.id, ff.fair_id, row_number() over (order by ${order}) as at from firm f
      join fair_firm ff on ff.firm_id = f.id where ${where} order by ${order}
      limit ${page.size} offset ${(page.page - 1) * page.size}) chosen
    join firm f on f.id = chosen.id order by chosen.at`
  return {
    rows: rows.map(row => ({ ...row, initials: initialsOf(row.name) })),
    page,
    total,
  }
}

/** Halls, sectors, types and countries that occur among the exhibitors of a fair. @throws 404 without any fair */
export async function offerFilters(asked: number | undefined, context: Context) {
  const fair = await askedOrFirstFair(asked, context)
  const shown = sql`from fair_firm ff join firm f on f.id = ff.firm_id where ${conditions(
    { fair },
    { text: '', words: [] },
    context,
  )}`
  const halls = options(
    sql`select h.id, h.letter || ' ' || coalesce(${translatedText('h', 'name', context.locale)}, '') as name
      from fair_hall h where h.fair_id = ${fair} and h.is_visible and exists (select 1 ${shown})`,
  )
  const { resultsPerPage, ...offered } = await entryOf<{ halls: Option[] } & OfferedFilters>(
    fair,
    sql`${halls} as halls, ${offeredFilters(shown, context.locale)}`,
    context,
  )
  return { ...offered, sorts: [...frontSorts], itemsPerPage: resultsPerPage }
}
