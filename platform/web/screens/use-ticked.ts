import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

type List<Row> = {
  /** Of this page. */
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** On all pages. */
  total: number
  /** What the list was narrowed by: narrowed otherwise, it finds others, and all of them are not ticked. */
  found: object
}

/** Rows of a list that are ticked: some of this page, or all that the list finds on its pages. */
export function useTicked<Row>({ rows, rowId, total, found }: List<Row>) {
  const key = JSON.stringify(found)
  const [some, tickSome] = useState(none)
  const [allOf, tickAllOf] = useState('')
  const isAll = allOf === key
  const chosen = isAll ? rows : rows.filter(row => some.has(rowId(row)))
  const isWholePage = chosen.length > 0 && chosen.length === rows.length
  return {
    /** Those of `chosen`: a row that has gone from the list takes its tick along. */
    selected: new Set(chosen.map(rowId)),
    chosen,
    isAll,
    /** There are others on other pages that could be ticked too. */
    canTickAll: !isAll && isWholePage && total > rows.length,
    tick: (next: ReadonlySet<string>) => {
      tickAllOf('')
      tickSome(next)
    },
    tickAll: () => tickAllOf(key),
    /** Of what is ticked now. What is ticked later, while something is done with these, stays so. */
    clear: () => {
      tickAllOf(later => (later === allOf ? '' : later))
      tickSome(later => new Set([...later].filter(id => !some.has(id))))
    },
  }
}

export type Ticked<Row> = ReturnType<typeof useTicked<Row>>
