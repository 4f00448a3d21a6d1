import type { TableFormat } from '#platform/contract/table-format.ts'
import type { HttpContext } from './context.ts'
import { csvOf, separatorIn, type TableRows } from './csv.ts'
import { toXlsx } from './xlsx.ts'

export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type Table = { head: readonly string[]; rows: TableRows }

/** A table as spreadsheets open it: in the reader's language, or as a workbook. */
export const writtenTable = async (
  { head, rows }: Table,
  format: TableFormat,
  { locale }: Pick<HttpContext, 'locale'>,
): Promise<string | Buffer> =>
  format === 'xlsx' ? toXlsx(head, rows) : csvOf(head, rows, separatorIn(locale))

type TableFile = Table & {
  /** Of the file, without its kind. */
  name: string
}

/** The same as a file. */
export async function tableFile(
  { name, ...table }: TableFile,
  format: TableFormat = 'csv',
  context: Pick<HttpContext, 'reply' | 'locale'>,
): Promise<string | Buffer> {
  context.reply.headers({
    'content-type': tableTypes[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
  })
  return writtenTable(table, format, context)
}
