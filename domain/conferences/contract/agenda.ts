import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { conferenceStates } from './choices.ts'
import { ProgramOf } from './program.ts'

const tag = 'Agenda'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const text = Type.String()
const Minutes = Type.Integer({ minimum: 0, maximum: 1440 })

/** Conferences of one fair in somebody’s agenda at most. */
export const agendaMost = 500

/** Minutes before the beginning at which people are reminded who have not said otherwise. */
export const usualReminder = 15

/** What people are told of. */
export const agendaChanges = ['moved', 'room', 'cancelled', 'restored', 'replaced'] as const

export const AgendaEntry = Type.Object({
  id: Id,
  conference: Type.Object({
    id: Id,
    title: text,
    begin: orNull(text),
    end: orNull(text),
    /** Of the programme. */
    day: orNull(text),
    timeZone: text,
    room: orNull(text),
    state: Type.Enum([...conferenceStates]),
    cancelReason: text,
    /** Of what does not, whoever asks for it is reminded. */
    isReminding: Type.Boolean(),
    hasReplay: Type.Boolean(),
    /** One is to come: meant, not published yet, and refused by nobody who speaks. */
    isReplayPlanned: Type.Boolean(),
    /** On air by its times, not by its team. */
    isByClock: Type.Boolean(),
    replacedBy: orNull(Id),
  }),
  remindMinutes: orNull(Minutes),
  hasPlace: Type.Boolean(),
  isQueued: Type.Boolean(),
  /** For a place that nobody has decided about yet. */
  isAsked: Type.Boolean(),
  /** Other conferences of the agenda that are at the same time. */
  clashes: Type.Array(Id),
  /** What changed last since it was put there. */
  change: orNull(
    Type.Object({
      kind: Type.Enum([...agendaChanges]),
      at: text,
      /** When and where it was, as far as that has changed. */
      before: Type.Object({ begin: orNull(text), room: orNull(text) }),
    }),
  ),
})
export type AgendaEntry = Static<typeof AgendaEntry>

/** A session in which one speaks or moderates. */
const OwnSession = Type.Object({
  id: Id,
  title: text,
  begin: orNull(text),
  end: orNull(text),
  timeZone: text,
  room: orNull(text),
  state: Type.Enum([...conferenceStates]),
  program: orNull(ProgramOf),
  isModerated: Type.Boolean(),
  /** Its stage is here, and takes place. */
  hasBackstage: Type.Boolean(),
})
export type OwnSession = Static<typeof OwnSession>

export const readAgenda = defineEndpoint({
  method: 'GET',
  path: '/agenda',
  tag,
  summary: 'One’s own agenda of a fair, by time, with what clashes and what has changed',
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Object({
    entries: Type.Array(AgendaEntry),
    /** In which one speaks or moderates, until they are over. */
    own: Type.Array(OwnSession),
  }),
})

export const addAgendaEntry = defineEndpoint({
  method: 'POST',
  path: '/agenda_entries',
  tag,
  summary: 'Put a conference into one’s agenda; what is there stays, with the reminder that is asked for',
  audit: 'never', // the entry is its own record: whose, of what and since when
  allow: 'members',
  status: 201,
  body: Type.Object({ conference: Id, remindMinutes: Type.Optional(orNull(Minutes)) }, closed),
  response: AgendaEntry,
})

export const dropAgendaEntry = defineEndpoint({
  method: 'DELETE',
  path: '/agenda_entries/{id}',
  tag,
  summary: 'Take a conference out of one’s agenda; where it is gone nothing happens',
  audit: 'never', // what nobody but its owner ever read is gone
  allow: 'members',
  params: Type.Object({ id: Id }),
})
