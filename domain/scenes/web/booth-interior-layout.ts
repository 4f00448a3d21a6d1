import { type Point, type Projection, projection, type Spot } from './iso.ts'
import { textWidth } from './metrics.ts'

export const ROOM = { depth: 7.2, wall: 4.5 } as const

/** Of a booth that is as wide in the hall as most, and how much wider the room is for each tile that it is wider there. */
const USUAL = { inHall: 3.4, inside: 9.4, grows: 1.5 } as const
const narrowest = 8.5
const widest = 11.8

export type Room = {
  width: number
  /** Where the screen begins on the long wall. */
  screen: number
  rack: Spot
}

/** The room of a booth, as wide as it stands in the hall. On a phone one stands nearer and sees no wider wall than the usual one. */
export function roomOf(inHall: number, isNear: boolean): Room {
  const wanted = USUAL.inside + (inHall - USUAL.inHall) * USUAL.grows
  const width = Math.min(Math.max(wanted, narrowest), isNear ? USUAL.inside : widest)
  return { width, screen: width - 4.5, rack: [width - 1.15, 0.3] }
}

/** Above what the tags of screen and brochures hang. */
export const tagPoints = ({ width, screen }: Room): { screen: Point; rack: Point } => ({
  screen: [screen + 0.85, 0, 1.05],
  rack: [width - 0.68, 0.7, 2.35],
})

/**
 * Where people stand, the first behind the counter. As seen from the visitor no two stand in one column, so that a name above one head
 * leaves the others free.
 */
export const PLACES: readonly Spot[] = [
  [5.25, 3.55],
  [7.9, 4.3],
  [3.4, 3.5],
  [4.5, 6.6],
  [7.4, 1.9],
  [1.75, 4.5],
]

/** Whoever stands farther back is painted before the counter. */
export const isBehindCounter = ([, y]: Spot): boolean => y < 4

export type InteriorView = {
  u: number
  width: number
  height: number
  eye: Projection
  near: boolean
  room: Room
}

/** Half a tile: as large as a screen of that width is high enough for; most are 16:9. */
const largest = (width: number) => Math.min(76, Math.max(62, width * 0.037))

/** The whole room on a wide stage; on a phone one comes nearer and the edges of the room stay outside. */
export function viewInterior(width: number, inHall: number = USUAL.inHall): InteriorView {
  const near = width < 560
  const room = roomOf(inHall, near)
  const span = room.width + ROOM.depth
  const u = near ? Math.max(30, width / 11.6) : Math.min(largest(width), (width - 56) / span)
  if (near) return { u, width, height: 366, near, room, eye: projection(u, width * 0.31, 128) }
  const oy = (ROOM.wall + 0.3) * u + 44
  const left = (width - span * u) / 2
  const height = Math.round(oy + (span * u) / 2 + 1.6 * u)
  return { u, width, height, near, room, eye: projection(u, left + ROOM.depth * u, oy) }
}

/** Of a figure inside a booth, in tiles: feet to crown, half a head, and a head's height. */
export const FIGURE = { scale: 2.3, tall: 2.45, half: 0.3, head: 0.56 } as const

export type TagPlace = { left: number; top: number; width: number; height: number; text: string }

export const TAG = { person: { size: 15, height: 32 }, thing: { size: 14, height: 34 } } as const
const EDGE = 8
const GAP = 3
/** Between the tags of two things, so that a finger meets the one it means: each is taken 44 px high. */
const APART = 44 - TAG.thing.height
const widestTag = 210

const touches = (a: Omit<TagPlace, 'text'>, b: Omit<TagPlace, 'text'>) =>
  a.left < b.left + b.width + GAP &&
  b.left < a.left + a.width + GAP &&
  a.top < b.top + b.height + GAP &&
  b.top < a.top + a.height + GAP

/** The first wording that is not too wide: a name, without its family, or its beginning. */
function wording(name: string, near: boolean): string {
  const [first = name] = name.split(' ')
  const tries = near ? [first] : [name, first]
  const fits = (text: string) => textWidth(text, TAG.person.size) <= widestTag
  const found = tries.find(fits)
  if (found) return found
  let short = first
  while (!fits(`${short}…`)) short = short.slice(0, -1)
  return `${short}…`
}

/** A tag of a thing, its lower edge above a point, kept on the stage and above the tag of another thing that would meet it. */
export function thingTag(within: number, [x, y]: Spot, text: string, other?: TagPlace | null): TagPlace {
  const { size, height } = TAG.thing
  const width = Math.round(textWidth(text, size) + 28)
  const left = Math.min(Math.max(x - width / 2, EDGE), within - EDGE - width)
  const place = { left, top: y - height, width, height, text }
  return other && touches({ ...place, height: height + APART }, { ...other, height: height + APART })
    ? { ...place, top: other.top - APART - height }
    : place
}

export type HungPerson = {
  /** Where the feet are on the stage. */
  feet: Spot
  /** The top of the head: there hangs the lamp, and there the stem ends. */
  crown: Spot
  tag: TagPlace
}

/** The lamp with the air around it. */
export const lampSize = (u: number): number => Math.max(9, Math.round(u * 0.26))
const lampRoom = (u: number) => lampSize(u) + 12

/**
 * Places people and hangs a name above each: on a stem over its own head, never over the head of another, over the name of another
 * or over the tag of a thing.
 */
export function hangNames(
  view: InteriorView,
  people: readonly { name: string; free: boolean }[],
  things: readonly TagPlace[],
): HungPerson[] {
  const { eye, u, near } = view
  const standing = people.slice(0, PLACES.length).map((one, i) => {
    const feet = eye.p(...(PLACES[i] ?? [6, 4]))
    const crown: Spot = [feet[0], feet[1] - FIGURE.tall * u]
    const lamp = one.free ? lampRoom(u) : 0
    return {
      one,
      feet,
      crown,
      lamp,
      head: {
        left: feet[0] - FIGURE.half * u,
        top: crown[1] - lamp,
        width: 2 * FIGURE.half * u,
        height: lamp + FIGURE.head * u,
      },
    }
  })
  const hung: TagPlace[] = [...things]
  return standing.map(({ one, feet, crown, lamp, head }) => {
    const text = wording(one.name, near)
    const { size, height } = TAG.person
    const width = Math.round(textWidth(text, size) + 28)
    const left = Math.min(Math.max(crown[0] - width / 2, EDGE), view.width - EDGE - width)
    const others = standing.map(other => other.head).filter(other => other !== head)
    let tag: TagPlace = { left, top: crown[1] - Math.max(lamp, 6) - height, width, height, text }
    const isTaken = () => [...others, ...hung].some(other => touches(tag, other))
    while (isTaken() && tag.top > EDGE) tag = { ...tag, top: tag.top - 4 }
    hung.push(tag)
    return { feet, crown, tag }
  })
}
