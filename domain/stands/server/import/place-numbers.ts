import { isSameLabel, placeLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { fold } from '#platform/contract/import.ts'
import type { ImportRow } from './check-rows.ts'
import type { SaidHall } from './halls-of.ts'
import type { PlannedHall } from './plan.ts'

type Placed = { group: string; number: number | null }

/**
 * The places of one hall's rows. Numbers that count through the hall are kept; where each group counts from one,
 * a group follows the group before it.
 */
function placeNumbers(rows: readonly Placed[]): (number | null)[] {
  const numbers = rows.flatMap(({ number }) => number ?? [])
  if (new Set(numbers).size === numbers.length) return rows.map(({ number }) => number)
  const last = new Map<string, number>()
  for (const { group, number } of rows) last.set(group, Math.max(last.get(group) ?? 0, number ?? 0))
  const offsets = new Map<string, number>()
  let before = 0
  for (const [group, most] of last) {
    offsets.set(group, before)
    before += most
  }
  return rows.map(({ group, number }) => number && number + (offsets.get(group) ?? 0))
}

const isPlain = (text: string) => /^\d+$/.test(text)

/** Places that a hall may have more than its rows are, so that a number is one of them and no name. */
const spare = 12

/**
 * The place of each row: its number, where the numbers of its hall are as many as there may be places. Where they are
 * names (`C1204`, `3-A05`), empty: the next free place is given.
 */
export function numbersByRow(
  rows: readonly ImportRow[],
  placesOf: (hall: SaidHall) => number,
): Map<ImportRow, number | null> {
  const byHall = new Map<string, ImportRow[]>()
  for (const row of rows) {
    const hall = fold(`${row.words.hall ?? ''}/${row.words.letter ?? ''}`)
    const some = byHall.get(hall)
    if (some) some.push(row)
    else byHall.set(hall, [row])
  }
  return new Map(
    [...byHall.values()].flatMap(some => {
      const said = some.filter(row => row.words.number)
      const numbers = said.flatMap(({ number }) => number ?? [])
      const { hall, letter } = some[0]?.words ?? {}
      // Where the letter has a column, the number is that of the place: 999 at most.
      const most = letter ? Infinity : Math.max(placesOf({ hall, letter }), 2 * some.length + spare)
      const areNames = said.some(row => !isPlain(row.words.number ?? ''))
      const isCounted =
        numbers.length === said.length &&
        numbers.every(number => number <= most) &&
        (!areNames || new Set(numbers).size === numbers.length)
      const places = isCounted
        ? placeNumbers(some.map(row => ({ group: fold(row.words.group ?? ''), number: row.number })))
        : []
      return some.map((row, at) => [row, places[at] ?? null] as const)
    }),
  )
}

/** What a row calls its stand, where that is not the place that it gets. */
export function labelOf(
  { words }: ImportRow,
  hall: PlannedHall | null,
  number: number | null,
): string | null {
  if (words.label && hall) return words.label
  const said = words.number
  if (!said || !hall) return null
  if (isPlain(said)) return number === null ? placeLabel(hall.letter, Number(said)) : null
  return number !== null && isSameLabel(said, placeLabel(hall.letter, number)) ? null : said
}
