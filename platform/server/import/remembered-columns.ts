import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { guessMapping, type ImportField, type ImportMapping, titleKey } from '#platform/contract/import.ts'
import { many } from '#platform/server/database/rows.ts'

/** What is imported, and where: what is remembered of one is nothing to another. */
export type ImportPlace = { fair: number | null; kind: string }

const keyOf = (title: string) => titleKey(title).slice(0, 120)

/** Which column holds what: as it was said the last time, else as the titles say it. */
export async function rememberedMapping(
  fields: readonly ImportField[],
  columns: readonly string[],
  { fair, kind }: ImportPlace,
  db: Kysely<Tables>,
): Promise<ImportMapping> {
  const rows = await many<{ title: string; field: string | null }>(db)`
    select title, field from import_column
    where fair_id is not distinct from ${fair}::int and kind = ${kind}
      and title = any(${columns.map(keyOf)}::text[])`
  const said = new Map(rows.map(({ title, field }) => [title, field]))
  const mapping: ImportMapping = {}
  for (const [at, title] of columns.entries()) {
    const field = said.get(keyOf(title))
    if (field && mapping[field] === undefined && fields.some(({ name }) => name === field))
      mapping[field] = at
  }
  // What was left out is not guessed again.
  const rest = columns.map(title => (said.has(keyOf(title)) ? '' : title))
  const guessed = guessMapping(
    fields.filter(({ name }) => mapping[name] === undefined),
    rest,
  )
  return { ...guessed, ...mapping }
}

/** Keeps what somebody has said their columns hold. Columns without a title are not known again. */
export async function rememberColumns(
  columns: readonly string[],
  mapping: ImportMapping,
  { fair, kind }: ImportPlace,
  db: Kysely<Tables>,
): Promise<void> {
  const fieldOf = (at: number) => Object.keys(mapping).find(field => mapping[field] === at) ?? null
  const said = new Map(columns.map((title, at) => [keyOf(title), fieldOf(at)]))
  said.delete('')
  await sql`
    insert into import_column (fair_id, kind, title, field)
    select ${fair}::int, ${kind}, title, field
    from unnest(${[...said.keys()]}::text[], ${[...said.values()]}::text[]) as said (title, field)
    on conflict on constraint import_column_taken do update set field = excluded.field`.execute(db)
}
