import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import type { PagedAnswer } from '#platform/server/http/endpoint-routes.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { anyOf } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type FrontFirm, type frontFirms, frontSorts } from '../contract/front-firms.ts'
import { initialsOf } from '../contract/initials.ts'

type Query = Static<NonNullable<(typeof frontFirms)['query']>>
type Sort = (typeof frontSorts)[number]

const orders = {
  ID: sql`f.id asc`,
  DI: sql`f.id desc`,
  ASC: sql`fold(f.name) asc, f.id asc`,
  DSC: sql`fold(f.name) desc, f.id desc`,
} satisfies Record<Sort, unknown>

const isSort = (value: unknown): value is Sort => frontSorts.some(sort => sort === value)

/** Fairs whose exhibitors this reader may see. */
const fairsSeen = ({ actor }: Context) => {
  if (actor.roles.includes('superAdmin')) return sql`true`
  const reaches = ['P', 'p', 'F', 'G']
    .flatMap(letter => actor.reach[letter] ?? [])
    .filter(reach => reach.anchor === 'fair')
  return anyOf(
    reaches.map(({ ids }) =>
      Array.isArray(ids) ? sql`ff.fair_id = any(${ids}::int[])` : sql`ff.fair_id in (${ids})`,
    ),
  )
}

const like = (text: string) => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`

/** Firms that are shown and validated, narrowed by what was asked; every condition has its index. */
function conditions(query: Query, context: Context) {
  const halls = [query.fairHallIds ?? [], query['fairHallIds[]'] ?? []]
    .flat()
    .flatMap(part => String(part).split(','))
    .map(Number)
    .filter(Boolean)
  const text = query.search ?? query.name
  return sql.join(
    [
      sql`f.is_visible and ff.is_validated = 1 and ${fairsSeen(context)}`,
      ...(query.fair ? [sql`ff.fair_id = ${query.fair}`] : []),
      ...(text?.trim() ? [sql`fold(f.name) like fold(${like(text)})`] : []),
      ...(query.type ? [sql`f.firm_type_id = ${query.type}`] : []),
      ...(query.country ? [sql`f.country_id = ${query.country}`] : []),
      ...(query.sector
        ? [
            sql`exists (select 1 from firm_business_sector s where s.business_sector_id = ${query.sector} and s.firm_id = f.id)`,
          ]
        : []),
      ...(halls.length
        ? [
            sql`exists (select 1 from stand st where st.firm_id = f.id and st.fair_hall_id = any(${halls}::int[]) and st.is_visible and st.trashed_at is null)`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** One page of the exhibitors; what is shown of each is fetched for the rows of the page alone. */
export async function listFrontFirms(query: Query, context: Context): Promise<PagedAnswer<FrontFirm>> {
  const { db, locale } = context
  const page = pageOf(query)
  const where = conditions(query, context)
  const order = orders[isSort(query.sort) ? query.sort : 'ASC']
  const { rows: counted } = await sql<{
    total: number
  }>`select count(*)::int as total from firm f join fair_firm ff on ff.firm_id = f.id where ${where}`.execute(
    db,
  )
  const { rows } = await sql<Omit<FrontFirm, 'initials'>>`
    select f.id, f.name, f.color, f.shape, f.city, m.thumbnail_path as logo, ${translatedText('f', 'slogan', locale)} as slogan,
      (select ${translatedText('c', 'name', locale)} from country c where c.id = f.country_id) as country,
      (select ${translatedText('b', 'name', locale)} from firm_business_sector s join business_sector b on b.id = s.business_sector_id where s.firm_id = f.id order by s.rank, s.id limit 1) as sector,
      (select coalesce(json_agg(json_build_object('id', st.id, 'number', h.letter || st.number, 'hall', h.id) order by h.rank, st.number), '[]')
        from stand st join fair_hall h on h.id = st.fair_hall_id where st.firm_id = f.id and st.fair_id = chosen.fair_id and st.is_visible and st.trashed_at is null and h.is_visible) as stands
    from (select f.id, ff.fair_id, row_number() over (order by ${order}) as at from firm f join fair_firm ff on ff.firm_id = f.id where ${where} order by ${order} limit ${page.size} offset ${(page.page - 1) * page.size}) chosen
    join firm f on f.id = chosen.id left join media_object m on m.id = f.logo_id order by chosen.at`.execute(
    db,
  )
  return {
    rows: rows.map(row => ({ ...row, initials: initialsOf(row.name) })),
    page,
    total: counted[0]?.total ?? 0,
  }
}

/** Halls, sectors, types and countries that occur among the exhibitors of a fair. */
export async function offerFilters(fair: number, context: Context) {
  const { db, locale } = context
  const name = (alias: string) => sql`${translatedText(alias, 'name', locale)}`
  const shown = sql`from fair_firm ff join firm f on f.id = ff.firm_id where ${conditions({ fair }, context)}`
  const list = (part: ReturnType<typeof sql>) =>
    sql<{
      id: number
      name: string
    }>`select x.id, coalesce(x.name, '') as name from (${part}) x order by fold(coalesce(x.name, ''))`
      .execute(db)
      .then(({ rows }) => rows)
  return {
    halls: await list(
      sql`select h.id, h.letter || ' ' || coalesce(${name('h')}, '') as name from fair_hall h where h.fair_id = ${fair} and h.is_visible and exists (select 1 ${shown})`,
    ),
    sectors: await list(
      sql`select b.id, ${name('b')} as name from business_sector b where b.id in (select s.business_sector_id from firm_business_sector s where s.firm_id in (select f.id ${shown}))`,
    ),
    types: await list(
      sql`select t.id, ${name('t')} as name from firm_type t where t.id in (select f.firm_type_id ${shown})`,
    ),
    countries: await list(
      sql`select c.id, ${name('c')} as name from country c where c.id in (select f.country_id ${shown})`,
    ),
    sorts: [...frontSorts],
  }
}
