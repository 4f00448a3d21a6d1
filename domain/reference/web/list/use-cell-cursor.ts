import { type KeyboardEvent, useState } from 'react'

export type Cell = { row: number; column: number }

const moves: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

const within = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1)

/** The next cell in reading order, or null past the last. */
export function cellAfter({ row, column }: Cell, step: 1 | -1, size: Cell): Cell | null {
  const at = row * size.column + column + step
  return at < 0 || at >= size.row * size.column
    ? null
    : { row: Math.floor(at / size.column), column: at % size.column }
}

/** Where the keyboard is in a grid of cells, and which of them is written in. */
export function useCellCursor(size: Cell) {
  const [cursor, setCursor] = useState<Cell>({ row: 0, column: 0 })
  /** What is typed into the cell of the cursor; null while it is only looked at. */
  const [typed, type] = useState<string | null>(null)
  const go = (to: Cell) => {
    type(null)
    setCursor({ row: within(to.row, size.row), column: within(to.column, size.column) })
  }
  /** On a cell that is looked at: arrows move, Enter writes on, a letter writes anew. @returns whether it was one of these */
  const onKey = (event: KeyboardEvent, text: string): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const move = moves[event.key]
    if (move) go({ row: cursor.row + move.row, column: cursor.column + move.column })
    else if (event.key === 'Home') go({ ...cursor, column: 0 })
    else if (event.key === 'End') go({ ...cursor, column: size.column - 1 })
    else if (event.key === 'Enter' || event.key === 'F2') type(text)
    else if (event.key === 'Delete' || event.key === 'Backspace') type('')
    else if (event.key.length === 1 && event.key !== ' ') type('')
    else return false
    return true
  }
  return { cursor: { row: within(cursor.row, size.row), column: cursor.column }, go, typed, type, onKey }
}
