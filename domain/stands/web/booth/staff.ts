import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import { lookOf } from '#platform/web/ui/person/cast.ts'
import type { StandVisit, VisitPerson } from '../../contract/stand-visit.ts'

/** Who stands in the room: those who are there. */
export const presentOf = ({ people }: StandVisit) => people.filter(person => person.free || person.busy)

/** Somebody is there, and nobody is free. */
export const isAllBusy = ({ people }: StandVisit) =>
  people.some(({ busy }) => busy) && people.every(({ free }) => !free)

export const staffOf = (people: readonly VisitPerson[], stand: VisitStand, spokenTo: number | null) =>
  people.map(person => ({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    free: person.free,
    busy: person.busy,
    look: lookOf(person, stand.color),
    isSpokenTo: person.id === spokenTo,
  }))
