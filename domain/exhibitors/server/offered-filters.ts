import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { translatedText } from '#platform/server/resource/select.ts'

type Option = { id: number; name: string }

/** Options by name. `part` selects `id` and `name`. */
export const options = async (part: RawBuilder<unknown>, { db }: Context): Promise<Option[]> =>
  (
    await sql<Option>`
      select x.id, coalesce(x.name, '') as name from (${part}) x order by fold(coalesce(x.name, '')), x.id`.execute(
      db,
    )
  ).rows

/** Sectors, types and countries that occur among the firms `f` of `from` (`from … where …`). */
export async function offeredFilters(from: RawBuilder<unknown>, context: Context) {
  const name = (alias: string) => translatedText(alias, 'name', context.locale)
  return {
    sectors: await options(
      sql`select b.id, ${name('b')} as name from business_sector b where b.id in (select s.business_sector_id from firm_business_sector s where s.firm_id in (select f.id ${from}))`,
      context,
    ),
    types: await options(
      sql`select t.id, ${name('t')} as name from firm_type t where t.id in (select f.firm_type_id ${from})`,
      context,
    ),
    countries: await options(
      sql`select c.id, ${name('c')} as name from country c where c.id in (select f.country_id ${from})`,
      context,
    ),
  }
}
