import type { PersonLook } from '#platform/contract/person-look.ts'
import { type PropKind, propForSector } from './sector-prop.ts'

/**
 * What a scene draws. A scene never asks for anything: these records hold all that the hall, the lobby, a booth
 * and the organizer's plan need, and a record without any upload still gives a finished drawing.
 */

/** The silhouette of a booth; it comes from the type of the stand. */
export const boothStyles = ['wall', 'arch', 'canopy', 'shelf', 'pod', 'tower'] as const
export type BoothStyle = (typeof boothStyles)[number]

/** The frame that carries the initials until a logo is uploaded: square, circle, hexagon, drop, tray. */
export const markShapes = ['sq', 'ci', 'hx', 'dr', 'tr'] as const
export type MarkShape = (typeof markShapes)[number]

export type { PropKind }

export type BoothScene = {
  id: number
  href: string
  /** As painted on its sign: "A6". */
  number: string
  name: string
  /** One to three characters. */
  initials: string
  /** Address of an uploaded square logo; it takes the place of the initials, in the same frame. */
  logo: string | null
  shape: MarkShape
  /** The exhibitor's only colour, `#rrggbb`; every tint is made from it. */
  color: string
  /** In tiles, 2.8 to 5. */
  width: number
  style: BoothStyle
  prop: PropKind
  sector: string | null
  town: string | null
  /** How many of its people may be talked to now: this lights the lamp. */
  free: number
  /** How many of its people are talking now. */
  busy: number
  /** Is the booth's own chat alive? */
  chat: boolean
  jobs: number
  /** Looks of the people on the booth, free ones first; seeded from the id when there are fewer than people. */
  cast: PersonLook[]
}

/** How the house of a hall is built. */
export const hallVariants = ['glass', 'brick', 'garden'] as const
export type HallVariant = (typeof hallVariants)[number]

export type HallScene = {
  letter: string
  name: string
  /** `#rrggbb`, from the fixed set of hall colours. */
  color: string
  /** Of the letter that hangs in it. */
  titleColor?: string
  variant?: HallVariant
  /** Pictures that hang on its two walls. */
  leftImage?: string | null
  rightImage?: string | null
  /** In aisle order, which is also the order of the list and of the keyboard. */
  booths: BoothScene[]
}

/** How many walk through a hall now, and how many of them are at a booth: never who. */
export type HallWalkers = { inHall: number; atBooth: (booth: number) => number }

export type LobbyDoor = {
  /** Of the hall that it leads to. */
  id: number
  letter: string
  name: string
  color: string
  variant?: HallVariant
  href: string
  stands: number
  /** Stands where somebody is, free or talking. */
  staffed: number
  /** Stands where somebody is free. */
  lit: number
  /** It leads to a room of the programme, with a screen and seats in it. */
  room?: { isOnAir: boolean }
}

export type LobbyScene = {
  /** All of them; up to eight stand in one gallery. */
  doors: LobbyDoor[]
  /** `title` is on its screen, `now` says how it stands. */
  conferences?: { href: string; title: string; isOnAir: boolean; now: string } | null
  jobs?: { href: string; count: number; fresh: number } | null
  desk?: { href: string; free: number } | null
  /** Colours of some exhibitors, for what is seen through the doors and on the job wall. */
  colors?: string[]
}

export type BoothPerson = {
  id: number
  name: string
  free: boolean
  busy: boolean
  look: PersonLook
  /** The reader speaks with them. */
  isSpokenTo?: boolean
}

/** What the visitor can open inside a booth. */
export type BoothSpot =
  | { kind: 'person'; id: number }
  | { kind: 'video' }
  | { kind: 'poster' }
  | { kind: 'brochures' }
  /** What the booth says of itself. */
  | { kind: 'counter' }

/** What its exhibitor can change inside a booth: what visitors open, and what stands still for them. */
export type FurnishedSpot =
  | BoothSpot
  | { kind: 'wall' }
  | { kind: 'sign' }
  | { kind: 'logo' }
  | { kind: 'exhibit' }
  /** Where the people of a booth will stand that has none yet. */
  | { kind: 'staff' }

/** What a booth has not got, its exhibitor still finds at its place. */
export const isVisitedSpot = (spot: FurnishedSpot): spot is BoothSpot =>
  !['wall', 'sign', 'logo', 'exhibit', 'staff'].includes(spot.kind)

export type BoothInteriorScene = {
  booth: BoothScene
  /** In the order in which they are listed beside the scene; the first six are drawn. */
  staff: BoothPerson[]
  poster?: { image: string | null; title: string } | null
  video?: { title: string; href: string; image?: string | null } | null
  brochures: number
}

/** How far a stand is prepared, shown by a dot that is full, a ring or red. */
export type PlanProgress = 'ready' | 'started' | 'empty'

export type DrawnStand = {
  id: number
  name: string
  initials: string
  logo: string | null
  shape: MarkShape
  color: string
  progress: PlanProgress
  /** Visitors do not see it. */
  hidden?: boolean
}

/** One place of the hall, in aisle order, with the stand that stands there. */
export type DrawnPlace = {
  id: number
  number: string
  /** In tiles, 2.8 to 5. */
  width: number
  stand: DrawnStand | null
}

export type PlanScene = { letter: string; name: string; color: string; places: DrawnPlace[] }

/** How the seats of a room stand. */
export const roomPlans = ['auditorium', 'classroom', 'circle', 'debate'] as const
export type RoomPlan = (typeof roomPlans)[number]

export type AuditoriumSpeaker = { id: number; name: string; look: PersonLook; isOnAir: boolean }

/** A room with its stage and its seats. Who sits there is a figure by the seat, whoever it is. */
export type AuditoriumScene = {
  plan: RoomPlan
  seats: number
  /** On the screen; the page says it again, flat. */
  title: string
  sponsor: { name: string; initials: string; color: string; shape: MarkShape; logo: string | null } | null
  /** Who is on the stage. */
  speakers: AuditoriumSpeaker[]
  /** Those who sit are drawn like one of these. */
  seated: PersonLook[]
  /** Somebody of the stage has time. */
  isFree: boolean
  /** What hangs there, by its address: on the screen in place of the title, and on the walls left and right of it. */
  pictures?: { screen: string | null; left: string | null; right: string | null }
}

export { propForSector }
