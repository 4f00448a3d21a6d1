import { fold, type LineProblem } from '#platform/contract/import.ts'
import { type FieldDescription, wordColumn } from '#platform/contract/list-administration.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '../context.ts'
import type { SentImport } from '../import/handle-import.ts'
import { lineProblem } from '../import/line-problems.ts'
import { type RowWords, rowWords, tooLong } from '../import/row-words.ts'
import { describe } from './describe.ts'
import { readCell } from './list-cells.ts'
import { type Names, namesOf } from './list-names.ts'
import { type Cell, cellText, columnsOfList } from './list-table.ts'
import type { Implementation } from './registry.ts'

/** A line as it is to be: by column what it says, null where its cell is empty. */
export type ListLine = { line: number; words: RowWords; cells: Record<string, Cell> }

/** Columns that hold words, each with its field and language; the others are fields themselves. */
export const wordColumns = (fields: readonly FieldDescription[]) =>
  new Map(
    fields
      .filter(field => field.isTranslated)
      .flatMap(({ name }) =>
        locales.map(locale => [wordColumn(name, locale), { field: name, locale }] as const),
      ),
  )

/** By which an entry without an id is found again: its name in any language, else the first text that it has. */
export const nameColumns = (fields: readonly FieldDescription[]): string[] => {
  const words = [...wordColumns(fields).keys()]
  return words.length
    ? words
    : fields
        .filter(({ kind }) => kind === 'text')
        .map(({ name }) => name)
        .slice(0, 1)
}

/** The names that the file uses instead of ids, looked up once for each field. */
async function namesUsed(
  fields: readonly FieldDescription[],
  lines: readonly RowWords[],
  context: Context,
): Promise<Map<string, Names>> {
  const used = new Map<string, Names>()
  for (const { name, kind, to } of fields)
    if (kind === 'relation' && to && lines.some(words => /\D/.test(words[name] ?? '')))
      used.set(name, await namesOf(to, context))
  return used
}

/** The lines of a file, each cell read as its field has it. */
export async function readLines(
  list: Implementation,
  { table, mapping }: Pick<SentImport<unknown, unknown>, 'table' | 'mapping'>,
  context: Context,
): Promise<{ lines: ListLine[]; problems: LineProblem[] }> {
  const columns = columnsOfList(list, context)
  const { fields } = describe(list, context.actor)
  const fieldOf = new Map(fields.map(field => [field.name, field]))
  const rows = table.records.map(({ line, cells }) => ({ line, words: rowWords(cells, mapping, columns) }))
  const names = await namesUsed(
    fields,
    rows.map(({ words }) => words),
    context,
  )
  const problems: LineProblem[] = []
  const lines = rows.map(({ line, words }) => {
    const cells: Record<string, Cell> = {}
    const complain = (column: string, code: string) =>
      problems.push(lineProblem(line, column, words[column], code))
    for (const column of tooLong(words, columns)) complain(column, 'too_long')
    for (const { name } of columns) {
      if (mapping[name] === undefined) continue
      const text = words[name]
      const read =
        text === undefined ? null : readCell(fieldOf.get(name) ?? { kind: 'text' }, text, names.get(name))
      if (read && 'code' in read) complain(name, read.code)
      else cells[name] = read ? read.value : null
    }
    return { line, words, cells }
  })
  return { lines, problems }
}

/** Entries that are there, by each of their names. */
export function byName(entries: ReadonlyMap<number, Record<string, Cell>>, columns: readonly string[]) {
  const found = new Map<string, number[]>()
  for (const [id, cells] of entries)
    for (const column of columns) {
      const key = `${column} ${fold(cellText(cells[column]))}`
      found.set(key, [...(found.get(key) ?? []), id])
    }
  return (column: string, text: string) => found.get(`${column} ${fold(text)}`) ?? []
}
