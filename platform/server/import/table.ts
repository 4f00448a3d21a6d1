import type { ImportFile } from '#platform/contract/import.ts'

/** `line`: where it ends in a text, as editors count; its number in a workbook. */
export type TableRow = { line: number; cells: string[] }
export type TableSource = Pick<ImportFile, 'format' | 'encoding' | 'separator'>
/** A file that somebody has sent. `head`: the line of the titles. */
export type ImportTable = TableSource & { head: number; columns: string[]; records: TableRow[] }
