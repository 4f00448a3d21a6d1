import { fold } from '#platform/contract/import.ts'
import { hallLetter } from './hall-letter.ts'
import type { Known } from './known.ts'
import type { PlannedHall } from './plan.ts'

/** The halls that rows name, by name or by letter; a new one gets a letter of its own. */
export function hallsOf(known: Known) {
  const byWord = new Map<string, PlannedHall>()
  const taken = new Set(known.halls.map(hall => hall.letter))
  const plan = (id: number | null, name: string, letter: string) => ({
    id,
    name,
    letter,
    numbers: new Set<number>(),
    stands: 0,
  })
  const byId = new Map(
    known.halls.map(hall => [hall.id, plan(hall.id, hall.names[0] ?? hall.letter, hall.letter)]),
  )
  for (const hall of known.halls)
    for (const word of [hall.letter, ...hall.names]) {
      const planned = byId.get(hall.id)
      if (planned && !byWord.has(fold(word))) byWord.set(fold(word), planned)
    }
  return {
    find: (name: string) => known.halls.find(hall => hall.id === byWord.get(fold(name))?.id),
    of(name: string): PlannedHall {
      const found = byWord.get(fold(name))
      if (found) return found
      const letter = hallLetter(name, taken)
      taken.add(letter)
      const hall = plan(null, name, letter)
      byWord.set(fold(name), hall)
      return hall
    },
    withId: (id: number | null) => (id === null ? null : (byId.get(id) ?? null)),
  }
}
