import type { Session } from '../program/sessions.ts'

/** An instant of the day that tests look at. */
export const at = (time: string) => Date.parse(`2027-03-09T${time}:00Z`)

const rooms = ['Auditorium', 'Classroom', 'Circle']

/** A session of that day: what a test does not say is of no concern to it. */
export const session = (
  id: number,
  [from, until]: readonly [string, string],
  room: number | null = 0,
  said: Partial<Session> = {},
): Session => ({
  id,
  title: `Session ${id}`,
  begin: at(from),
  end: at(until),
  room: room === null ? null : { id: room + 1, name: rooms[room] ?? '', slug: `room-${room}`, at: room },
  track: null,
  type: null,
  language: null,
  format: 'plenary',
  speakers: [],
  sponsor: null,
  state: 'scheduled',
  hasReplay: false,
  needsPass: false,
  isByClock: true,
  ...said,
})
