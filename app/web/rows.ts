import { isRecord } from '#platform/contract/record.ts'

type Row = Record<string, unknown>
/** The fields of rows; of a field that holds lists of rows of the same fields, theirs too. */
type Fields = (string | [field: string, fields: Fields])[]
/** Rows of the same fields: the fields once, then their values row by row. */
type Table = { $: [fields: Fields, ...rows: unknown[][]]; one?: true }

const isTable = (value: Row): value is Table => Array.isArray(value.$)

const rowsIn = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const listsIn = (value: unknown): unknown[][] => (Array.isArray(value) ? value.filter(Array.isArray) : [])

/** What JSON says of a row. */
const fieldsOf = (row: Row) => Object.keys(row).filter(field => row[field] !== undefined)

/** The fields of all rows of a list, where they are the same. */
function sharedFields(list: readonly unknown[]): string[] | null {
  const [first, ...others] = list
  if (!isRecord(first) || !others.length) return null
  const fields = fieldsOf(first)
  const isLikeFirst = (row: unknown) => {
    const own = isRecord(row) ? fieldsOf(row) : []
    return own.length === fields.length && own.every((field, at) => field === fields[at])
  }
  return fields.length && others.every(isLikeFirst) ? fields : null
}

const withInner = (fields: string[], rows: readonly Row[]): Fields =>
  fields.map(field => {
    const lists = rows.map(row => row[field])
    const all = lists.every(Array.isArray) ? lists.flat() : []
    const inner = sharedFields(all)
    return inner ? [field, withInner(inner, rowsIn(all))] : field
  })

const valuesOf = (fields: Fields, rows: readonly Row[]): unknown[][] =>
  rows.map(row =>
    fields.map(one => (typeof one === 'string' ? pack(row[one]) : valuesOf(one[1], rowsIn(row[one[0]])))),
  )

const rowsOf = (fields: Fields, values: readonly unknown[][]): Row[] =>
  values.map(cells =>
    Object.fromEntries(
      fields.map((one, at) =>
        typeof one === 'string' ? [one, unpack(cells[at])] : [one[0], rowsOf(one[1], listsIn(cells[at]))],
      ),
    ),
  )

function tableOf(names: string[], rows: readonly Row[]): Table {
  const fields = withInner(names, rows)
  return { $: [fields, ...valuesOf(fields, rows)] }
}

/** What JSON can say, with every list of rows that have the same fields as a table: the fields are said once. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const fields = sharedFields(value)
    return fields ? tableOf(fields, value) : value.map(pack)
  }
  if (!isRecord(value)) return value
  if ('$' in value) return { ...tableOf(fieldsOf(value), [value]), one: true }
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, pack(one)]))
}

/** What was packed, as it was. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isRecord(value)) return value
  if (!isTable(value))
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, unpack(one)]))
  const [fields, ...rows] = value.$
  const list = rowsOf(fields, rows)
  return value.one ? list[0] : list
}
