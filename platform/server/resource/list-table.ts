import type { ImportField } from '#platform/contract/import.ts'
import { listColumns, wordColumn } from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import type { Context, HttpContext } from '../context.ts'
import { tableFile } from '../table-file.ts'
import { describe } from './describe.ts'
import type { Query } from './filter.ts'
import { listRows } from './operations.ts'
import type { Implementation, Row } from './registry.ts'

const most = 50_000

export type Cell = string | number | boolean | null

/** A relation by its id: what an import reads back. */
function cell(value: unknown): Cell {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (value === null || value === undefined) return null
  const { id } = fieldsIn(value)
  return typeof id === 'number' ? id : JSON.stringify(value)
}

export const columnsOfList = (list: Implementation, { actor }: Context): ImportField[] =>
  listColumns(describe(list, actor))

/** An entry as its line of the file says it, by column. */
export function cellsOf({ writable, translated }: Implementation, row: Row): Record<string, Cell> {
  const all = fieldsIn(row.translations)
  return {
    id: row.id,
    ...Object.fromEntries(writable.map(field => [field, cell(row[field])])),
    ...Object.fromEntries(
      Object.keys(translated).flatMap(word =>
        locales.map(locale => [wordColumn(word, locale), cell(fieldsIn(all[locale])[word])]),
      ),
    ),
  }
}

/** Every entry that somebody may see. */
export async function wholeList(list: Implementation, query: Query, context: Context): Promise<Row[]> {
  const unpaged = { ...list, maxRows: most }
  return (await listRows(unpaged, { ...query, pagination: 'false' }, context)).rows
}

export async function asFile(
  list: Implementation,
  { format, ...query }: Query,
  context: HttpContext,
): Promise<string | Buffer> {
  const rows = await wholeList(list, query, context)
  const columns = columnsOfList(list, context).map(({ name }) => name)
  const table = {
    name: list.name,
    head: columns,
    rows: rows.map(row => {
      const cells = cellsOf(list, row)
      return columns.map(column => cells[column])
    }),
  }
  return tableFile(table, format === 'xlsx' ? 'xlsx' : 'csv', context)
}

/** As two cells are compared. */
export const cellText = (value: Cell | undefined) => String(value ?? '').trim()
