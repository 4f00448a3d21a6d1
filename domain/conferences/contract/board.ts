import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { conferenceStates } from './choices.ts'
import { ProgramOf } from './program.ts'

const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Sessions that wait for a place are listed up to so many. */
export const waitingMost = 500

export const BoardSession = Type.Object({
  id: Id,
  version: Id,
  title: text,
  room: orNull(Id),
  begin: orNull(text),
  end: orNull(text),
  state: Type.Enum([...conferenceStates]),
  speakers: Type.Array(Type.Object({ id: Id, name: text })),
  track: orNull(Type.Object({ name: text, color: orNull(text) })),
  program: orNull(ProgramOf),
  /** Of this programme; those of others stand there because they need the room. */
  isOwn: Type.Boolean(),
})
export type BoardSession = Static<typeof BoardSession>

export const ProgramBoard = Type.Object({
  program: Id,
  day: text,
  /** From the first of the fair or the programme to the last. */
  days: Type.Array(text),
  timeZone: text,
  slotMinutes: Type.Integer(),
  rooms: Type.Array(Type.Object({ id: Id, name: text, seats: orNull(Type.Integer()) })),
  /** What takes place that day in a room. */
  sessions: Type.Array(BoardSession),
  /** Without a time or a room. */
  waiting: Type.Array(BoardSession),
})
export type ProgramBoard = Static<typeof ProgramBoard>

export const programBoard = defineEndpoint({
  method: 'GET',
  path: '/conference_programs/{id}/board/{day}',
  tag: 'Conferences',
  summary:
    'A day of a programme as those who run the fair arrange it: every room, what is placed in it, also by other programmes, and what waits for a place. `first` is today where it is one of its days, else the first on which it has something',
  allow: runners,
  params: Type.Object({ id: Id, day: Type.String({ pattern: '^(first|\\d{4}-\\d{2}-\\d{2})$' }) }),
  response: ProgramBoard,
})
