import { fieldsIn } from '#platform/contract/record.ts'
import type { TableCell } from '../csv.ts'
import type { Carried } from './transfer-part.ts'

function cell(value: unknown): TableCell {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value) && value.every(one => typeof one === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What a record says in the columns of a table: `name.fr` is a word in a language. */
export const carriedCells = (row: Carried, columns: readonly string[]): TableCell[] =>
  columns.map(column => {
    if (column in row) return cell(row[column])
    const [word = '', locale = ''] = column.split('.')
    return cell(fieldsIn(fieldsIn(row.translations)[locale])[word])
  })
