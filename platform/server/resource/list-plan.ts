import { fold, type LineProblem } from '#platform/contract/import.ts'
import type { FieldDescription } from '#platform/contract/list-administration.ts'
import type { Context } from '../context.ts'
import type { SentImport } from '../import/handle-import.ts'
import { lineProblem } from '../import/line-problems.ts'
import { describe } from './describe.ts'
import { byName, type ListLine, nameColumns, readLines } from './list-lines.ts'
import { type Cell, cellsOf, cellText, wholeList } from './list-table.ts'
import type { Implementation } from './registry.ts'

type Cells = Record<string, Cell>

/** A line that changes something: the cells that differ, or all that a new entry has. */
export type Change = ListLine & { id: number | null }

/** What tells entries of one name apart: what they belong to. */
const belongsTo = (fields: readonly FieldDescription[]) =>
  fields.filter(({ kind }) => kind === 'relation').map(({ name }) => name)

const isSaid = (cells: Cells, column: string) => cells[column] !== undefined && cells[column] !== null

/** The entry that a line without an id means: the one of its name that belongs to the same. */
function finder(entries: ReadonlyMap<number, Cells>, fields: readonly FieldDescription[]) {
  const names = nameColumns(fields)
  const relations = belongsTo(fields)
  const called = byName(entries, names)
  return ({ cells }: ListLine): number[] => {
    const column = names.find(name => isSaid(cells, name))
    if (!column) return []
    return called(column, cellText(cells[column])).filter(id =>
      relations.every(
        name => !isSaid(cells, name) || cellText(cells[name]) === cellText(entries.get(id)?.[name]),
      ),
    )
  }
}

/** Which entry each line means, and what it changes. Nothing is written. */
export async function planLines(
  list: Implementation,
  sent: Pick<SentImport<unknown, unknown>, 'table' | 'mapping'>,
  context: Context,
): Promise<{ changes: Change[]; unchanged: number; problems: LineProblem[] }> {
  const { lines, problems } = await readLines(list, sent, context)
  const { fields } = describe(list, context.actor)
  const rows = await wholeList(list, {}, context)
  const entries = new Map(rows.map(row => [row.id, cellsOf(list, row)]))
  const find = finder(entries, fields)
  const identity = [...nameColumns(fields), ...belongsTo(fields)]
  const meant = new Set<string>()
  const changes: Change[] = []
  let unchanged = 0
  for (const line of lines) {
    const { words, cells } = line
    const complain = (code: string) => problems.push(lineProblem(line.line, 'id', words.id, code))
    const [found, another] = words.id === undefined ? find(line) : [Number(words.id)]
    if (another !== undefined) {
      complain('import_entry_unclear')
      continue
    }
    const there = found === undefined ? null : entries.get(found)
    if (there === undefined) {
      complain('relation_not_found')
      continue
    }
    const who =
      found === undefined ? identity.map(name => fold(cellText(cells[name]))).join('|') : `#${found}`
    if (meant.has(who)) complain('import_entry_twice')
    meant.add(who)
    const changed = Object.entries(cells).filter(([column, value]) =>
      there ? column !== 'id' && cellText(value) !== cellText(there[column]) : value !== null,
    )
    if (there && !changed.length) unchanged += 1
    else changes.push({ ...line, id: found ?? null, cells: Object.fromEntries(changed) })
  }
  return { changes, unchanged, problems }
}
