import { sql } from 'kysely'
import { defaultLocale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'

/** A first entry brings its table with it, named like its reference until somebody names it. */
export async function makeTable(input: Input, current: Row | null, { db }: Context): Promise<Input> {
  if (current || typeof input.ref !== 'string') return input
  const translations = JSON.stringify({ [defaultLocale]: { name: input.ref } })
  await sql`
    insert into data_table (ref, is_default, rank, translations)
    select ${input.ref}, ${input.isDefault === true}, coalesce(max(rank) + 1, 0), ${translations}::jsonb
      from data_table
    on conflict (ref) do nothing`.execute(db)
  return input
}

type Table = { ref: string; name: string; isDefault: boolean; entries: { id: number; name: string }[] }

/** All tables, or one, in one question. */
export async function tablesWithEntries(ref: string | undefined, { db, locale }: Context): Promise<Table[]> {
  const name = (alias: string, field: string) =>
    sql`coalesce(${sql.ref(`${alias}.translations`)}->${locale}->>${field},
      ${sql.ref(`${alias}.translations`)}->${defaultLocale}->>${field}, '')`
  return many<Table>(db)`
    select t.ref, ${name('t', 'name')} as name, t.is_default as "isDefault",
      coalesce(e.entries, '[]') as entries
    from data_table t
    left join lateral (
      select json_agg(json_build_object('id', d.id, 'name', ${name('d', 'level1name')}) order by d.rank, d.id)
        as entries
      from data_list d where d.ref = t.ref
    ) e on true
    where ${ref ?? null}::text is null or t.ref = ${ref ?? null}
    order by t.rank, t.id`
}
