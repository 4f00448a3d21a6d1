import { withoutAccents } from '#platform/contract/text.ts'

/** Consecutive rows under the letter their name begins with, as in an index; anything else stands under `#`. */
export function byLetter<Row extends { name: string }>(
  rows: readonly Row[],
): { letter: string; rows: Row[] }[] {
  const groups: { letter: string; rows: Row[] }[] = []
  for (const row of rows) {
    const [first = '#'] = withoutAccents(row.name).trim()
    const letter = /\p{L}/u.test(first) ? first.toLocaleUpperCase() : '#'
    const last = groups.at(-1)
    if (last?.letter === letter) last.rows.push(row)
    else groups.push({ letter, rows: [row] })
  }
  return groups
}
