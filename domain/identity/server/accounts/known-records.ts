import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'

/** By field that names records: wire name of their list, its table, and which of its entries are offered. */
export type ListsOfFields = Readonly<
  Record<string, { resource: string; table: string; isShared?: RawBuilder<boolean> }>
>

/** Lists that the fields of a person's profile choose from. */
export const personLists = {
  civilStatus: { resource: 'civil_statuses', table: 'civil_status' },
  userStatus: { resource: 'user_statuses', table: 'user_status' },
  userIndividualStatus: { resource: 'user_individual_statuses', table: 'user_individual_status' },
  country: { resource: 'countries', table: 'country' },
  languages: { resource: 'languages', table: 'language' },
} satisfies ListsOfFields

/** Fields, each with its message code, in which the same record stands twice. */
export function repeated(
  fields: Readonly<Record<string, unknown>>,
  codes: Readonly<Record<string, string>> = { languages: 'languages_repeated' },
): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const [field, code] of Object.entries(codes)) {
    const value = fields[field]
    const ids = Array.isArray(value) ? value.map(one => idOf(one)) : []
    if (new Set(ids).size < ids.length) errors[field] = [code]
  }
  return errors
}

/** @throws 422 naming every field that points to a record which does not exist. */
export async function assertRecordsExist(
  db: Kysely<Tables>,
  fields: Readonly<Record<string, unknown>>,
  lists: ListsOfFields,
): Promise<void> {
  const wrong: string[] = []
  const queries: RawBuilder<unknown>[] = []
  for (const [field, { resource, table, isShared = sql`true` }] of Object.entries(lists)) {
    const sent = fields[field]
    if (sent === undefined || sent === null) continue
    const ids = [sent].flat().map(one => idOf(one, resource))
    const known = ids.filter(id => id !== null)
    if (known.length < ids.length) wrong.push(field)
    else if (known.length)
      queries.push(
        sql`select ${field}::text as field
          where (select count(*) from ${sql.table(table)}
          where id = any(${known}::int[]) and ${isShared}) < ${new Set(known).size}`,
      )
  }
  if (queries.length) {
    const rows = await many<{ field: string }>(db)`${sql.join(queries, sql` union all `)}`
    wrong.push(...rows.map(row => row.field))
  }
  if (wrong.length) throw invalid(Object.fromEntries(wrong.map(field => [field, 'relation_not_found'])))
}
