import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { conferenceStates } from './choices.ts'

const tag = 'Agenda'
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const text = Type.String()
const Minutes = Type.Integer({ minimum: 0, maximum: 1440 })
const ByFair = Type.Object({ fair: Id })

/** Its row is its own record. */
const audit = 'never'

/** Conferences in somebody’s agenda at most. */
export const agendaMost = 500

export const changeKinds = ['new', 'moved', 'room', 'text', 'cancelled', 'restored', 'replaced'] as const

export const AgendaEntry = Type.Object({
  id: Id,
  conference: Type.Object({
    id: Id,
    title: text,
    begin: orNull(text),
    end: orNull(text),
    day: orNull(text),
    timeZone: text,
    room: orNull(text),
    state: Type.Enum([...conferenceStates]),
    cancelReason: text,
    hasReplay: Type.Boolean(),
    replacedBy: orNull(Id),
  }),
  remindMinutes: orNull(Minutes),
  hasPlace: Type.Boolean(),
  isQueued: Type.Boolean(),
  /** Others of the agenda that are at the same time. */
  clashes: Type.Array(Id),
  /** What changed last since it was put there. */
  change: orNull(Type.Object({ kind: Type.Enum([...changeKinds]), at: text })),
})
export type AgendaEntry = Static<typeof AgendaEntry>

export const readAgenda = defineEndpoint({
  method: 'GET',
  path: '/agenda',
  tag,
  summary: 'One’s own agenda of a fair, by time, with what clashes and what has changed',
  allow: 'members',
  query: ByFair,
  response: Type.Object({ entries: Type.Array(AgendaEntry) }),
})

export const addAgendaEntry = defineEndpoint({
  method: 'POST',
  path: '/agenda_entries',
  tag,
  summary: 'Put a conference into one’s agenda; what is there stays, with the reminder that is asked for',
  audit,
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
  audit,
  allow: 'members',
  params: ById,
})

export const CalendarFeed = Type.Object({
  id: Id,
  alarmMinutes: orNull(Minutes),
  createdAt: text,
  lastReadAt: orNull(text),
})

export const listFeeds = defineEndpoint({
  method: 'GET',
  path: '/agenda/feeds',
  tag,
  summary: 'The addresses of one’s own calendar in a fair that are still good, without the addresses themselves',
  allow: 'members',
  query: ByFair,
  response: Type.Array(CalendarFeed),
})

export const createFeed = defineEndpoint({
  method: 'POST',
  path: '/agenda/feeds',
  tag,
  summary: 'A new address of one’s own calendar: it is told once. Ten of a fair are good at a time',
  audit: 'always',
  allow: 'members',
  status: 201,
  body: Type.Object({ fair: Id, alarmMinutes: Type.Optional(orNull(Minutes)) }, closed),
  response: Type.Object({ id: Id, url: text }),
})

export const revokeFeed = defineEndpoint({
  method: 'DELETE',
  path: '/agenda/feeds/{id}',
  tag,
  summary: 'Make an address of one’s calendar good no more',
  audit: 'changes',
  allow: 'members',
  params: ById,
})

export const readFeed = defineEndpoint({
  method: 'GET',
  path: '/agenda/feeds/{token}/calendar.ics',
  tag,
  summary: 'The calendar behind an address: whoever has it reads titles, times and rooms. 410 once it is revoked',
  allow: 'anyone',
  params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
  form: 'file',
})

export const conferenceCalendar = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/calendar.ics',
  tag,
  summary: 'One conference as a file for a calendar',
  allow: 'anyone',
  params: ById,
  form: 'file',
})

export const programCalendar = defineEndpoint({
  method: 'GET',
  path: '/conference_programs/{id}/calendar.ics',
  tag,
  summary: 'A programme as a file for a calendar',
  allow: 'anyone',
  params: ById,
  form: 'file',
})
