import type { TableFormat } from '#platform/contract/table-format.ts'
import type { HttpContext } from './context.ts'
import { separatorIn, type TableCell, toCsv } from './csv.ts'
import { toXlsx } from './xlsx.ts'

export const tableTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

type TableFile = {
  /** Of the file, without its kind. */
  name: string
  head: readonly string[]
  rows: readonly (readonly TableCell[])[]
}

/** A table as a file that spreadsheets open: in the reader's language, or as a workbook. */
export async function tableFile(
  { name, head, rows }: TableFile,
  format: TableFormat = 'csv',
  { reply, locale }: Pick<HttpContext, 'reply' | 'locale'>,
): Promise<string | Buffer> {
  reply.headers({
    'content-type': tableTypes[format],
    'content-disposition': `attachment; filename="${name}.${format}"`,
  })
  return format === 'xlsx' ? toXlsx(head, rows) : toCsv(head, rows, separatorIn(locale))
}
