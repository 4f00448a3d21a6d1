import { type ImportField, importLimits, knownTitles } from '#platform/contract/import.ts'
import { beginsAsZip } from '../files/zip.ts'
import { invalid } from '../refusal.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import type { ImportTable, TableRow } from './table.ts'

/** Workbooks as they were before 2007 begin so. */
const isOldWorkbook = (bytes: Buffer) => bytes.subarray(0, 4).toString('hex') === 'd0cf11e0'

/** The row of the titles: the first, unless one of those that follow holds more titles that are known. */
function headOf(rows: readonly TableRow[], fields: readonly ImportField[]): number {
  const known = rows.slice(0, importLimits.linesAbove + 1).map(({ cells }) => knownTitles(fields, cells))
  const most = Math.max(...known)
  return most > 1 ? known.indexOf(most) : 0
}

/** A table however a spreadsheet has written it. @throws 422 */
export async function readTable(bytes: Buffer, fields: readonly ImportField[]): Promise<ImportTable> {
  if (isOldWorkbook(bytes)) throw invalid({ file: 'workbook_old' })
  const { source, rows } = beginsAsZip(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  const at = headOf(rows, fields)
  const [head, ...records] = rows.slice(at)
  if (!head || !records.length) throw invalid({ file: 'csv_empty' })
  if (records.length > importLimits.rows) throw invalid({ file: 'csv_too_many_rows' })
  const width = rows.slice(at).reduce((most, { cells }) => Math.max(most, cells.length), 0)
  if (width > importLimits.columns) throw invalid({ file: 'csv_too_many_columns' })
  const whole = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '')
  return {
    ...source,
    head: head.line,
    columns: whole(head.cells).map(title => title.slice(0, 120)),
    records: records.map(({ line, cells }) => ({ line, cells: whole(cells) })),
  }
}
