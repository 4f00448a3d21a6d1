import { placeLabel } from '#domain/exhibitors/contract/booth-label.ts'
import { fold } from '#platform/contract/import.ts'
import type { KnownStands } from './known.ts'
import type { ImportPlan, PlannedHall } from './plan.ts'

/** Takes the places that rows name, then gives the next free ones to rows that name a hall alone. */
export function givePlaces(
  { stands, problems }: Pick<ImportPlan, 'stands' | 'problems'>,
  known: KnownStands,
) {
  const moving = new Set(stands.flatMap(({ id }) => id ?? []))
  const taken = new Map<PlannedHall | number, Set<number>>()
  const takenIn = (hall: PlannedHall) => {
    const key = hall.id ?? hall
    const set = taken.get(key) ?? new Set<number>()
    taken.set(key, set)
    return set
  }
  const resting = new Set<string>()
  for (const { id, hall, number } of known.stands)
    if (hall !== null && number !== null && !moving.has(id)) resting.add(`${hall}/${number}`)
  for (const stand of stands) {
    const { hall, number, row } = stand
    if (!hall) continue
    hall.stands += 1
    if (number === null) continue
    const code = resting.has(`${hall.id}/${number}`)
      ? 'stand_place_taken'
      : takenIn(hall).has(number) && !problems.some(one => one.line === row.line)
        ? 'import_place_twice'
        : number > 999 && 'import_hall_full'
    if (code)
      problems.push({ line: row.line, field: 'number', value: row.words.number ?? String(number), code })
    takenIn(hall).add(number)
    hall.numbers.add(number)
  }
  const next = new Map<PlannedHall, number>()
  for (const stand of stands) {
    const { hall } = stand
    if (!hall || stand.number !== null) continue
    let number = next.get(hall) ?? 1
    while (takenIn(hall).has(number) || resting.has(`${hall.id}/${number}`)) number += 1
    next.set(hall, number + 1)
    stand.number = number
    if (number > 999)
      problems.push({ line: stand.row.line, field: 'hall', value: hall.name, code: 'import_hall_full' })
    takenIn(hall).add(number)
    hall.numbers.add(number)
  }
}

/** No two stands of a fair are called the same, be it by their place. */
export function assertLabels(
  { stands, problems }: Pick<ImportPlan, 'stands' | 'problems'>,
  known: KnownStands,
) {
  const moving = new Set(stands.map(({ id }) => id))
  const plain = (label: string) => fold(label).replaceAll(' ', '')
  const taken = new Set(known.stands.flatMap(({ id, sign }) => (moving.has(id) || !sign ? [] : plain(sign))))
  for (const { row, hall, number, label } of stands) {
    const sign = label ?? (hall && number ? placeLabel(hall.letter, number) : null)
    if (sign === null) continue
    if (taken.has(plain(sign)) && !problems.some(one => one.line === row.line))
      problems.push({ line: row.line, field: 'number', value: sign, code: 'stand_label_taken' })
    taken.add(plain(sign))
  }
}
