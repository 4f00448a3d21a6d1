type Placed = { group: string; number: number | null }

/**
 * The places of one hall's rows. Numbers that count through the hall are kept; where each group counts from one,
 * a group follows the group before it.
 */
export function placeNumbers(rows: readonly Placed[]): (number | null)[] {
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
