import { fold } from '#platform/contract/import.ts'
import type { ImportRow } from './check-rows.ts'
import type { KnownStands } from './known.ts'

type Place = { hall: number | null; number: number | null }

/**
 * Rows of one exhibitor without references are told apart by their order alone. A list in another order names the same
 * stands: such a row is the one whose stand is on its place already.
 */
export function keyedByPlace(
  rows: readonly ImportRow[],
  known: KnownStands,
  placeOf: (row: ImportRow) => Place,
): ImportRow[] {
  const keyOn = new Map<string, string>(
    known.stands.flatMap(({ key, hall, number }) =>
      key === null || hall === null ? [] : [[`${hall}/${number}`, key] as const],
    ),
  )
  const byFirm = new Map<string, ImportRow[]>()
  for (const row of rows) {
    if (row.words.reference) continue
    const firm = fold(row.words.firm ?? '')
    const some = byFirm.get(firm)
    if (some) some.push(row)
    else byFirm.set(firm, [row])
  }
  const keys = new Map<ImportRow, string>()
  for (const some of byFirm.values()) {
    if (some.length < 2) continue
    const free = new Set(some.map(({ key }) => key))
    for (const row of some) {
      const { hall, number } = placeOf(row)
      const key = keyOn.get(`${hall}/${number}`)
      if (key && free.delete(key)) keys.set(row, key)
    }
    const left = free.values()
    for (const row of some) if (!keys.has(row)) keys.set(row, left.next().value ?? row.key)
  }
  return rows.map(row => ({ ...row, key: keys.get(row) ?? row.key }))
}
