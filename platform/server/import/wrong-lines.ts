import type { LineProblem } from '#platform/contract/import.ts'
import { toCsv } from '../csv.ts'
import type { ImportTable } from './table.ts'

/** The lines that have to be mended, each with what is wrong with it, as a table for the spreadsheet they come from. */
export function wrongLines(
  { columns, records, separator }: ImportTable,
  problems: readonly LineProblem[],
  say: (code: string) => string,
): string | null {
  const byLine = new Map<number, string[]>()
  for (const { line, code } of problems) byLine.set(line, [...(byLine.get(line) ?? []), say(code)])
  const wrong = records.flatMap(({ line, cells }) => {
    const found = byLine.get(line)
    return found ? [[...cells, found.join(' ')]] : []
  })
  return wrong.length ? toCsv([...columns, say('import_problem')], wrong, separator ?? ';') : null
}
