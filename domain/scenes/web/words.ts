import type {
  BoothPerson,
  BoothScene,
  DrawnPlace,
  FurnishedSpot,
  LobbyDoor,
  LobbyScene,
} from '../contract/scene.ts'

/**
 * Every sentence of a scene. Scenes have no language of their own: the page that shows one gives it these, translated.
 */
export type SceneWords = {
  /** "Hall A, 24 stands, 4 aisles" */
  hallLabel: (hall: { letter: string; name: string; stands: number; aisles: number }) => string
  /** "Stand A6, Hauban, Sails. 2 people free, chat going on, 6 job offers." */
  boothLabel: (booth: BoothScene) => string
  zoomIn: string
  zoomOut: string
  /** Shows the whole hall again. */
  zoomFit: string
  /** The link before the scene that leads to its list. */
  skipToList: string
}

export type CardWords = {
  /** "Stand A6" */
  standNumber: (number: string) => string
  /** "2 free" */
  free: (count: number) => string
  talking: string
  nobody: string
  /** The line of small figures: "1 in conversation · 6 offers" */
  summary: (booth: BoothScene) => string
  visit: string
  close: string
}

export type LobbyWords = {
  lobbyLabel: (lobby: LobbyScene) => string
  doorLabel: (door: LobbyDoor) => string
  /** "24 stands, 16 with somebody" */
  doorNow: (door: LobbyDoor) => string
  /** A row of doors, where there are more halls than one wall has doors: "Halls A to H, 1 of 4" */
  gallery: (row: { first: string; last: string; at: number; of: number }) => string
  galleries: string
  previousGallery: string
  nextGallery: string
  conferences: string
  jobs: string
  jobsNow: (j: NonNullable<LobbyScene['jobs']>) => string
  desk: string
  deskNow: (d: NonNullable<LobbyScene['desk']>) => string
}

export type InteriorWords = {
  interiorLabel: (booth: BoothScene) => string
  personLabel: (person: BoothPerson) => string
  counterLabel: (booth: string) => string
  posterLabel: (title: string) => string
  videoLabel: (title: string) => string
  brochuresLabel: (count: number) => string
  /** On the small dark plates: "6 brochures", "Video" */
  brochures: (count: number) => string
  video: string
}

/** Of a booth that is being furnished. */
export type FurnishingWords = {
  /** What a thing is called: "Sign: Forge du Lac", also while the booth has none. */
  thingLabel: (spot: FurnishedSpot) => string
  /** At the place of what the booth has not got: "+ Video" */
  lacking: (kind: 'video' | 'brochures' | 'staff') => string
}

export type AuditoriumWords = {
  /** "Main auditorium, 212 people here, your seat, C14" */
  label: string
  ownSeat: (seat: string) => string
  seatFree: (seat: string) => string
  seatTaken: (seat: string, name: string | null) => string
}

export type PlanWords = {
  planLabel: (plan: { letter: string; name: string; places: number; free: number }) => string
  /** "Place A6, Hauban, ready" or "Place A8, free" */
  placeLabel: (place: DrawnPlace) => string
}

export type PresenceWords = {
  /** "3 stands have lit up" */
  litUp: (count: number, one: BoothScene | null) => string
  /** "2 stands have gone dark" */
  wentDark: (count: number, one: BoothScene | null) => string
}
