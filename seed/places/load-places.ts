import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { named, same, translated } from '../reference/words.ts'
import { frenchPlaces } from './french-places.ts'
import { provinces, regions } from './regions.ts'

type Db = Kysely<Tables>
type Rows = readonly Record<string, unknown>[]
export type Figures = { added: number; changed: number }
/** One list: how its rows get into its table. */
type Load = { rows: Rows; write: (batch: RawBuilder<unknown>) => RawBuilder<{ added: boolean }> }

const batchSize = 2000

const alike = (name: string) => translated({ name: same(name) })

/** Regions and provinces, by the letters of their country. */
const firstLevel = (lists: typeof regions): Rows =>
  Object.entries(lists).flatMap(([iso, list]) =>
    Object.entries(list).map(([code, names]) => ({ iso, code, translations: named(names) })),
  )

/** What was there is found by its code and keeps its id; words that differ are replaced, nothing is taken away. */
function loads(): Load[] {
  const france = frenchPlaces()
  const known = new Set(Object.keys(regions.FR ?? {}))
  const overseas = france.regions
    .filter(({ code }) => !known.has(code))
    .map(({ code, name }) => ({ iso: 'FR', code, translations: alike(name) }))
  const worded = (rows: readonly { name: string }[]): Rows =>
    rows.map(({ name, ...row }) => ({ ...row, translations: alike(name) }))
  const byCountry = (table: string) => (batch: RawBuilder<unknown>) =>
    sql<{ added: boolean }>`
    insert into ${sql.table(table)} as t (country_id, code, translations)
    select c.id, r.code, r.translations
    from jsonb_to_recordset(${batch}) as r (iso text, code text, translations jsonb)
    join country c on c.iso = r.iso
    on conflict (country_id, code) do update set translations = excluded.translations
    where t.translations <> excluded.translations
    returning xmax = 0 as added`
  return [
    { rows: [...firstLevel(regions), ...overseas], write: byCountry('region') },
    { rows: firstLevel(provinces), write: byCountry('province') },
    {
      rows: worded(france.departments),
      write: batch => sql<{ added: boolean }>`
        insert into department as t (region_id, code, translations)
        select g.id, r.code, r.translations
        from jsonb_to_recordset(${batch}) as r (region text, code text, translations jsonb)
        join country c on c.iso = 'FR' join region g on g.country_id = c.id and g.code = r.region
        on conflict (region_id, code) do update set translations = excluded.translations
        where t.translations <> excluded.translations
        returning xmax = 0 as added`,
    },
    {
      rows: worded(france.districts),
      write: batch => sql<{ added: boolean }>`
        insert into district as t (department_id, code, translations)
        select d.id, r.code, r.translations
        from jsonb_to_recordset(${batch}) as r (department text, code text, translations jsonb)
        join department d on d.code = r.department
        on conflict (code) do update
          set translations = excluded.translations, department_id = excluded.department_id
        where (t.translations, t.department_id) is distinct from (excluded.translations,
          excluded.department_id)
        returning xmax = 0 as added`,
    },
    {
      rows: france.cities,
      write: batch => sql<{ added: boolean }>`
        insert into city as t (name, zipcode, department_id, code)
        select r.name, r.zipcode, d.id, r.code
        from jsonb_to_recordset(${batch}) as r (name text, zipcode text, department text, code text)
        join department d on d.code = r.department
        on conflict (code) do update
        set name = excluded.name, zipcode = excluded.zipcode, department_id = excluded.department_id
        where (t.name, t.zipcode, t.department_id) is distinct from (excluded.name, excluded.zipcode,
          excluded.department_id)
        returning xmax = 0 as added`,
    },
    {
      rows: france.postalCodes,
      write: batch => sql<{ added: boolean }>`
        insert into postal_code as t (code, city_id)
        select r.code, y.id from jsonb_to_recordset(${batch}) as r (code text, city text)
        join city y on y.code = r.city
        on conflict do nothing
        returning true as added`,
    },
  ]
}

/**
 * Brings the places of the packages into the database, or up to date with them: about 35,000 communes with their
 * postcodes, in batches of their own, so that nobody waits for the whole.
 */
export async function loadPlaces(
  db: Db,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Figures> {
  const lists = loads()
  const total = lists.reduce((sum, { rows }) => sum + rows.length, 0)
  const figures: Figures = { added: 0, changed: 0 }
  let done = 0
  for (const { rows, write } of lists)
    for (let at = 0; at < rows.length; at += batchSize) {
      const batch = rows.slice(at, at + batchSize)
      const written = await write(sql`${JSON.stringify(batch)}::jsonb`).execute(db)
      const added = written.rows.filter(row => row.added).length
      figures.added += added
      figures.changed += written.rows.length - added
      done += batch.length
      onProgress(done, total)
    }
  return figures
}
