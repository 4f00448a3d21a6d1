import { importLimits } from '#platform/contract/import.ts'
import { invalid } from '../refusal.ts'
import type { ImportTable } from './table.ts'

/** What stands in a cell instead of what the file says: its line, its column, its text. */
export type MendedCell = readonly [line: number, column: number, text: string]

const longest = 5_000

function isMended(cell: unknown): cell is MendedCell {
  if (!Array.isArray(cell) || cell.length !== 3) return false
  const [line, column, text] = cell
  return (
    Number.isSafeInteger(line) &&
    Number.isSafeInteger(column) &&
    typeof text === 'string' &&
    text.length <= longest
  )
}

/** @throws 422 unless it is a list of cells */
export function mendedCells(sent: unknown): MendedCell[] {
  if (!Array.isArray(sent) || !sent.every(isMended)) throw invalid({ cells: 'format_invalid' })
  if (sent.length > importLimits.mended) throw invalid({ cells: 'too_many' })
  return sent
}

/** @throws 422 for a cell that the table does not have */
export function withMended(table: ImportTable, cells: readonly MendedCell[]): ImportTable {
  if (!cells.length) return table
  const records = new Map(table.records.map(record => [record.line, { ...record, cells: [...record.cells] }]))
  for (const [line, column, text] of cells) {
    const record = records.get(line)
    if (record?.cells[column] === undefined) throw invalid({ cells: 'not_in_list' })
    record.cells[column] = text
  }
  return { ...table, records: [...records.values()] }
}
