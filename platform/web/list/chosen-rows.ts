type Ids = ReadonlySet<string>

/** The row that many before or after, or the first where none is the cursor. */
export function rowBeside(rows: readonly string[], cursor: string | null, step: number): string | undefined {
  const at = cursor === null ? -1 : rows.indexOf(cursor)
  if (at < 0) return rows[0]
  return rows[Math.min(Math.max(at + step, 0), rows.length - 1)]
}

export function toggled(chosen: Ids, row: string): Ids {
  const next = new Set(chosen)
  if (!next.delete(row)) next.add(row)
  return next
}

/** With all rows between two, whichever comes first. */
export function withRange(rows: readonly string[], chosen: Ids, from: string | null, to: string): Ids {
  const ends = [from ?? to, to].map(row => rows.indexOf(row))
  const [start = 0, end = 0] = ends.includes(-1) ? [rows.indexOf(to), rows.indexOf(to)] : ends
  return new Set([...chosen, ...rows.slice(Math.min(start, end), Math.max(start, end) + 1)])
}
