import type { BoothScene, HallScene, LobbyDoor } from '#domain/scenes/contract/scene.ts'
import type { HallVisit, VisitHall, VisitStand } from '../contract/hall-visit.ts'
import { visitPaths } from '../contract/visit-paths.ts'

export type Href = (path: string, params?: Record<string, string | number | null | undefined>) => string

/** The record of the wire as a booth is drawn from it. */
export const boothOf = (stand: VisitStand, href: Href): BoothScene => ({
  ...stand,
  href: href(visitPaths.standVisit, { id: stand.id }),
  shape: stand.shape,
  style: stand.style,
  prop: stand.prop,
  chat: false,
  cast: [],
})

/** Of a hall what its house is drawn from. */
export const houseOf = (hall: HallVisit['hall']): Omit<HallScene, 'booths'> => ({
  letter: hall.letter,
  name: hall.name,
  color: hall.color,
  titleColor: hall.titleColor,
  variant: hall.variant,
  leftImage: hall.leftImage,
  rightImage: hall.rightImage,
})

export const hallOf = ({ hall, stands }: HallVisit, href: Href): HallScene => ({
  ...houseOf(hall),
  booths: stands.map(stand => boothOf(stand, href)),
})

export const doorOf = (hall: VisitHall, href: Href): LobbyDoor => ({
  ...hall,
  variant: hall.variant,
  href: href(visitPaths.fairVisit, { id: hall.id }),
})
