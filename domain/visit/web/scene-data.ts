import { lookOf } from '#platform/web/ui/person/cast.ts'
import { visitPaths } from '../contract/paths.ts'
import type {
  BoothScene,
  BoothStyle,
  HallScene,
  HallVariant,
  LobbyDoor,
  MarkShape,
  PropKind,
} from '../contract/scene.ts'
import type { HallVisit, StandVisit, VisitHall, VisitPerson, VisitStand } from '../contract/visit.ts'

export type Href = (path: string, params?: Record<string, string | number | null | undefined>) => string

/** A booth before anybody has furnished it. */
export const bareBooth: BoothScene = {
  id: 0,
  href: '',
  number: '',
  name: '',
  initials: '',
  logo: null,
  shape: 'sq',
  color: '#5b6b75',
  width: 3.4,
  style: 'wall',
  prop: 'plant',
  sector: null,
  town: null,
  free: 0,
  busy: 0,
  chat: false,
  jobs: 0,
  cast: [],
}

/** The record of the wire as a booth is drawn from it. */
export const boothOf = (stand: VisitStand, href: Href): BoothScene => ({
  ...stand,
  href: href(visitPaths.standVisit, { id: stand.id }),
  shape: stand.shape as MarkShape,
  style: stand.style as BoothStyle,
  prop: stand.prop as PropKind,
  chat: false,
  cast: [],
})

/** Of a hall what its house is drawn from. */
export const houseOf = (hall: HallVisit['hall']): Omit<HallScene, 'booths'> => ({
  letter: hall.letter,
  name: hall.name,
  color: hall.color,
  titleColor: hall.titleColor,
  variant: hall.variant as HallVariant,
  leftImage: hall.leftImage,
  rightImage: hall.rightImage,
})

export const hallOf = ({ hall, stands }: HallVisit, href: Href): HallScene => ({
  ...houseOf(hall),
  booths: stands.map(stand => boothOf(stand, href)),
})

export const doorOf = (hall: VisitHall, href: Href): LobbyDoor => ({
  ...hall,
  variant: hall.variant as HallVariant,
  href: href(visitPaths.fairVisit, { id: hall.id }),
})

/** Who stands in the room: those who are there. */
export const presentOf = ({ people }: StandVisit) => people.filter(person => person.free || person.busy)

export const staffOf = (people: readonly VisitPerson[], stand: VisitStand) =>
  people.map(person => ({
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    free: person.free,
    busy: person.busy,
    look: lookOf(person, stand.color),
  }))
