import { parse } from 'csv-parse/sync'
import { importLimits } from '#platform/contract/import.ts'
import { withoutGuard } from '../csv.ts'
import { invalid } from '../refusal.ts'
import type { TableRow, TableSource } from './table.ts'

const separators = [',', ';', '\t', '|'] as const

function decoded(bytes: Uint8Array): { encoding: TableSource['encoding']; text: string } {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16', text: new TextDecoder('utf-16le').decode(bytes) }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16', text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { encoding: 'windows-1252', text: new TextDecoder('windows-1252').decode(bytes) }
  }
}

type Parsed = { record: string[]; info: { lines: number } }

const parsed = (text: string, delimiter: string, most: number): Parsed[] =>
  parse(text, {
    delimiter,
    to: most,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    trim: true,
    max_record_size: 100_000,
    // The types of the library know nothing of what `info` adds.
  }) as unknown as Parsed[]

/** The one that cuts the first rows into the most columns, and into equally many. */
function separatorOf(text: string): string {
  const score = (separator: string) => {
    try {
      const [head, ...rest] = parsed(text, separator, 20).map(({ record }) => record.length)
      if (!head) return 0
      // Lines above the titles, as reports have them, are cut into less than the rest.
      const widest = Math.max(head, ...rest)
      if (widest === 1) return 0
      return widest + [head, ...rest].filter(length => length === widest).length * 10
    } catch {
      return 0
    }
  }
  const scores = separators.map(score)
  return separators[scores.indexOf(Math.max(...scores))] ?? ','
}

/** A CSV however a spreadsheet has written it: encoding and separator are recognised. @throws 422 */
export function readCsv(bytes: Uint8Array): { source: TableSource; rows: TableRow[] } {
  const { encoding, text: whole } = decoded(bytes)
  if (whole.includes('\u0000')) throw invalid({ file: 'csv_unreadable' })
  // The first line by which spreadsheets tell each other the separator.
  const told = /^\uFEFF?sep=(.)\r?\n/i.exec(whole)
  const text = told ? whole.slice(told[0].length) : whole.replace(/^\uFEFF/, '')
  const separator = told?.[1] ?? separatorOf(text)
  const offset = told ? 1 : 0
  try {
    // Above the titles there may be lines that say what the list is.
    const rows = parsed(text, separator, importLimits.rows + importLimits.linesAbove + 2)
    return {
      source: { format: 'csv', encoding, separator },
      rows: rows.map(({ record, info }) => ({
        line: info.lines + offset,
        cells: record.map(cell => withoutGuard(cell)),
      })),
    }
  } catch {
    throw invalid({ file: 'csv_broken' })
  }
}
