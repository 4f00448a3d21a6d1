import type { Conference, ProgramDay } from '../../contract/calls.ts'
import { isOver } from '../../contract/entry.ts'

type DayConference = ProgramDay['conferences'][number]

/** With its place in the organizer’s order. */
type Placed<T> = T & { at: number }

/** A session of a day, with what its ids stand for; instants in milliseconds. */
export type Session = Omit<DayConference, 'begin' | 'end' | 'room' | 'track' | 'type'> & {
  begin: number
  end: number
  room: Placed<ProgramDay['rooms'][number]> | null
  track: Placed<ProgramDay['tracks'][number]> | null
  type: ProgramDay['types'][number] | null
}

const byId = <T extends { id: number }>(all: readonly T[]) =>
  new Map(all.map((one, at) => [one.id, { ...one, at }]))

export function sessionsOf({ conferences, rooms, tracks, types }: ProgramDay): Session[] {
  const found = { rooms: byId(rooms), tracks: byId(tracks), types: byId(types) }
  const of = <T>(all: ReadonlyMap<number, T>, id: number | null) =>
    id === null ? null : (all.get(id) ?? null)
  return conferences.map(one => ({
    ...one,
    begin: Date.parse(one.begin),
    end: Date.parse(one.end),
    room: of(found.rooms, one.room),
    track: of(found.tracks, one.track),
    type: of(found.types, one.type),
  }))
}

export type SessionState = 'draft' | 'cancelled' | 'on_air' | 'over' | 'planned'

/** How a session stands; by the clock where it is known which minute it is. */
export function stateOf(
  session: Pick<Session, 'state' | 'begin' | 'end' | 'isByClock'>,
  now: number | null,
): SessionState {
  const { state, begin, end, isByClock } = session
  if (state === 'draft' || state === 'cancelled') return state
  if (state === 'live') return 'on_air'
  if (state === 'ended') return 'over'
  if (now === null) return 'planned'
  if (isByClock) return now < begin ? 'planned' : now < end ? 'on_air' : 'over'
  return isOver({ state, end, mode: 'live' }, now) ? 'over' : 'planned'
}

/** The same of a conference as it is read by itself, whose times may not be known yet. */
export function stateOfConference(
  { state, hosting, mode, begin, end }: Pick<Conference, 'state' | 'hosting' | 'mode' | 'begin' | 'end'>,
  now: number | null,
): SessionState {
  const isByClock = hosting === 'external' || mode === 'replay'
  return begin === null || end === null
    ? stateOf({ state, begin: 0, end: 0, isByClock }, null)
    : stateOf({ state, begin: Date.parse(begin), end: Date.parse(end), isByClock }, now)
}
