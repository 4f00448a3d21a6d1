import { fold } from '#platform/contract/import.ts'
import type { StandRowWords } from './check-rows.ts'
import { hallLetter } from './hall-letter.ts'
import type { KnownStands } from './known.ts'
import type { PlannedHall } from './plan.ts'

/** What a row says of its hall. */
export type SaidHall = Pick<StandRowWords, 'hall' | 'letter'>

const wordOf = ({ hall = '', letter }: SaidHall) => fold(letter ? `${hall}/${letter}` : hall)

/** The halls that rows name, by name or by letter; a new one gets the letter that is said, else one of its own. */
export function hallsOf(known: KnownStands) {
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
    known.halls.map(hall => [hall.id, plan(hall.id, hall.name ?? hall.names[0] ?? hall.letter, hall.letter)]),
  )
  for (const hall of known.halls)
    for (const word of [...hall.names.map(name => `${name}/${hall.letter}`), hall.letter, ...hall.names]) {
      const planned = byId.get(hall.id)
      if (planned && !byWord.has(fold(word))) byWord.set(fold(word), planned)
    }
  /** Two halls of one name are told apart by their letters, where the list has them. */
  const found = (said: SaidHall) => byWord.get(wordOf(said)) ?? byWord.get(fold(said.hall ?? ''))
  return {
    find: (said: SaidHall) => known.halls.find(hall => hall.id === found(said)?.id),
    of(said: SaidHall): PlannedHall | null {
      if (!said.hall) return null
      const there = found(said)
      if (there) return there
      const letter = hallLetter(said.hall, taken, said.letter)
      taken.add(letter)
      const hall = plan(null, said.hall, letter)
      byWord.set(wordOf(said), hall)
      return hall
    },
    withId: (id: number | null) => (id === null ? null : (byId.get(id) ?? null)),
  }
}
