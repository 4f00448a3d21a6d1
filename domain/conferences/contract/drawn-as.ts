import type { RoomPlan } from '#domain/scenes/contract/scene.ts'
import type { RoomDefaults } from './choices.ts'

/** Of a room that says neither how many seats it has nor how many people it takes. */
const usualSeats: Readonly<Record<RoomPlan, number>> = {
  auditorium: 120,
  classroom: 20,
  circle: 12,
  debate: 60,
}
/** A room for no more people than this is a classroom, where nothing else is said. */
const classroomMost = 40
const [fewestSeats, mostSeats] = [12, 600]

type Takes = Pick<RoomDefaults, 'format' | 'capacity'>
type Room = {
  conferenceRoomType?: { plan: RoomPlan } | null | undefined
  conferenceRoomTypeVariation?: { seats: number } | null | undefined
  defaults?: Takes
}
export type RoomDrawing = { plan: RoomPlan; seats: number }

const planFor = ({ format, capacity }: Takes): RoomPlan =>
  format === 'workshop' || (capacity && capacity <= classroomMost) ? 'classroom' : 'auditorium'

/**
 * How a room is drawn and how many seats it has, as its type and variation say; else as fits what takes place in it. The one
 * rule, by which pages draw and the server gives seats: no room is drawn by nothing.
 */
export function drawnAs({
  conferenceRoomType: type,
  conferenceRoomTypeVariation: variation,
  defaults = {},
}: Room): RoomDrawing {
  const plan = type?.plan ?? planFor(defaults)
  const { capacity } = defaults
  const seats = capacity ? Math.min(Math.max(capacity, fewestSeats), mostSeats) : usualSeats[plan]
  return { plan, seats: variation?.seats ?? seats }
}

/** Of what is offered, what fits a room for so many people: of its plan the smallest in which all sit, else the largest. */
export function fitting<V extends RoomDrawing>(offered: readonly V[], capacity: number): V | undefined {
  const plan = planFor({ capacity })
  const bySeats = offered.filter(one => one.plan === plan).toSorted((a, b) => a.seats - b.seats)
  return bySeats.find(({ seats }) => seats >= capacity) ?? bySeats.at(-1)
}
