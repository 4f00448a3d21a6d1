type Cell = string | number | boolean | Date | null | undefined

/** What a spreadsheet would take for a formula is kept as text by an apostrophe before it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) => {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString() : String(cell)
  const safe = typeof cell === 'string' ? harmless(text) : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  `\ufeff${[head, ...rows].map(row => row.map(written).join(',')).join('\r\n')}\r\n`
