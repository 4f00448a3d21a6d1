import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { conferenceStates } from './choices.ts'

const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])

/** Conferences that are told at most. */
export const currentMost = 24

/** What is on air, or begins within a day: which of both it is the browser says, by its clock. */
export const CurrentConference = Type.Object({
  id: Id,
  fair: Id,
  title: text,
  /** In which language the title is. */
  titleIn: orNull(text),
  room: orNull(Type.Object({ id: Id, name: text })),
  /** On the stand of an exhibitor who presents it: the sign of its booth, where that is placed and shown, and its name. */
  presenter: orNull(Type.Object({ name: text, number: orNull(text) })),
  begin: orNull(text),
  end: orNull(text),
  state: Type.Enum([...conferenceStates]),
  /** On air by its times, not by its team. */
  isByClock: Type.Boolean(),
  /** Who is in, besides the team. */
  people: Type.Integer(),
})
export type CurrentConference = Static<typeof CurrentConference>

/** Never kept: it says what is now. */
export const currentConferences = defineEndpoint({
  method: 'GET',
  path: '/conferences/current',
  tag: 'Conferences',
  summary: `What is on air in open fairs, on stages and on stands, then what begins there within a day; ${currentMost} at most`,
  allow: 'anyone',
  query: Type.Object({
    /** Of this fair alone. */
    fair: Type.Optional(Id),
  }),
  response: Type.Array(CurrentConference),
})
