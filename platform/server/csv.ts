import type { Locale } from '#platform/contract/locale.ts'

export type TableCell = string | number | boolean | Date | null | undefined
type TableRow = readonly TableCell[]
/** Of a long table they are read while they are written. */
export type TableRows = Iterable<TableRow> | AsyncIterable<TableRow>

/**
 * Where a spreadsheet may begin a cell, whichever separator it cuts at and whatever stands in quotes, before what it takes
 * for a formula; apostrophes in between are counted, so that none of the writer's is lost on the way back.
 */
const formula = /((?:^|[;,\t|\r\n])[ \u00a0]*)(?='*[=+\-@＝＋－＠]|^'*[\t\r])/g
const guarded = /((?:^|[;,\t|\r\n])[ \u00a0]*)'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r])/g

/** What a spreadsheet would take for a formula is kept as text by an apostrophe before it. */
export const guard = (text: string): string => text.replace(formula, "$1'")
export const withoutGuard = (text: string): string =>
  text.replace(guarded, (_all, before: string | undefined) => before ?? '')

/** Where people write decimals with a comma, their spreadsheets cut at semicolons. */
export const separatorIn = (locale: Locale): string => (locale === 'en' ? ',' : ';')

function said(cell: TableCell, separator: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'string') return guard(cell)
  if (typeof cell === 'number' && separator === ';') return String(cell).replace('.', ',')
  return cell instanceof Date ? cell.toISOString() : String(cell)
}

const written = (cell: TableCell, separator: string) => {
  const safe = said(cell, separator)
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The mark by which spreadsheets know UTF-8. */
export const csvMark = '\ufeff'

/** A row as RFC 4180 has it. */
export const csvLine = (row: TableRow, separator: string): string =>
  `${row.map(cell => written(cell, separator)).join(separator)}\r\n`

export const toCsv = (head: TableRow, rows: Iterable<TableRow>, separator = ',') =>
  `${csvMark}${[head, ...rows].map(row => csvLine(row, separator)).join('')}`

/** The same of rows that are read while they are written. */
export async function csvOf(head: TableRow, rows: TableRows, separator: string): Promise<string> {
  let text = toCsv(head, [], separator)
  for await (const row of rows) text += csvLine(row, separator)
  return text
}
