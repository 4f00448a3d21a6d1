import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

export type Option = { id: number; name: string }
export type OfferedFilters = { sectors: Option[]; types: Option[]; countries: Option[] }

/** SQL: the options by name. `part` selects `id` and `name`. */
export const options = (part: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', x.id, 'name', coalesce(x.name, ''))
    order by fold(coalesce(x.name, '')), x.id), '[]')
  from (${part}) x)`

/** SQL: sectors, types and countries that occur among the firms `f` of `from` (`from … where …`) in the fairs of `ff`, as columns. */
export function offeredFilters(from: RawBuilder<unknown>, locale: Locale): RawBuilder<unknown> {
  const name = (alias: string) => translatedText(alias, 'name', locale)
  const sectors = sql`select b.id, ${name('b')} as name from business_sector b
    where b.id in (select s.business_sector_id from firm_business_sector s
    where s.firm_id in (select f.id ${from}))
    and (b.fair_id is null or b.fair_id in (select ff.fair_id ${from}))`
  const types = sql`select t.id, ${name('t')} as name from firm_type t
    where t.id in (select f.firm_type_id ${from})`
  const countries = sql`select c.id, ${name('c')} as name from country c
    where c.id in (select f.country_id ${from})`
  return sql`${options(sectors)} as sectors, ${options(types)} as types, ${options(countries)} as countries`
}
