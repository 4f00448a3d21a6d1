import { type Projection, projection } from './iso.ts'

/** The lobby: doors along the right-hand wall, the stage along the left-hand one, jobs and desk on the floor. */
export const LOBBY_DEPTH = 12.4
export const LOBBY_WALL = 5
export const MOST_DOORS = 8
const PITCH = 4.9
export const DOOR = 3.4

/** At this scale the plates of neighbouring doors hang clear of each other with two lines each. */
const ROOMY_U = 23.3
const sideOf = (width: number) => Math.max(16, width * 0.066)

export type LobbyLayout = { width: number; doors: number[] }

/** How many doors a gallery has, so that each carries its whole plate; the halls are shared out evenly. */
export function doorsPerGallery(halls: number, width: number): number {
  const span = (width - 2 * sideOf(width)) / ROOMY_U
  const most = Math.min(MOST_DOORS, Math.max(2, Math.floor((span - LOBBY_DEPTH - 1.3) / PITCH)))
  return Math.max(1, Math.ceil(halls / Math.ceil(halls / most)))
}

export function layLobby(count: number): LobbyLayout {
  const shown = Math.min(count, MOST_DOORS)
  const width = Math.max(16, 1.3 + shown * PITCH)
  const first = shown > 2 ? 1.5 : (width - shown * PITCH) / 2 + 0.75
  return { width, doors: Array.from({ length: shown }, (_, i) => first + i * PITCH) }
}

export type LobbyView = { u: number; width: number; height: number; eye: Projection }

export function viewLobby(layout: LobbyLayout, width: number): LobbyView {
  const span = layout.width + LOBBY_DEPTH
  // A wider screen is a higher one: the house stays about as high as what is seen of the page.
  const u = Math.min(Math.max(46, width * 0.027), (width - 2 * sideOf(width)) / span)
  const left = (width - span * u) / 2
  // A long row begins below the greeting.
  const oy = (LOBBY_WALL + 0.3) * u + (layout.doors.length > 3 ? 118 : 30)
  const height = Math.round(oy + (span * u) / 2 + 1.4 * u)
  return { u, width, height, eye: projection(u, left + LOBBY_DEPTH * u, oy) }
}

/** On screen a door's plate hangs half a pitch below its left neighbour's: is there room for two lines, for one? */
export function plateLines(view: LobbyView): 0 | 1 | 2 {
  const step = (PITCH * view.u) / 2
  if (step >= 57) return 2
  return step >= 46 ? 1 : 0
}
