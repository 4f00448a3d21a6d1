type Cell = string | number | boolean | Date | null | undefined

/** What a spreadsheet would take for a formula is kept as text by an apostrophe before it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const written = (cell: Cell, separator: string) => {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString() : String(cell)
  const safe = typeof cell === 'string' ? harmless(text) : text
  return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. */
export const toCsv = (head: readonly string[], rows: readonly (readonly Cell[])[], separator = ',') =>
  `\ufeff${[head, ...rows].map(row => row.map(cell => written(cell, separator)).join(separator)).join('\r\n')}\r\n`
