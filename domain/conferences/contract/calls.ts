import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { conferenceStates, formats } from './choices.ts'
import type { conferences } from './conference.ts'
import { documentKinds } from './document.ts'
import { entryReasons } from './entry.ts'
import { ShownStageRoom } from './live.ts'
import { SignedStand } from './presentations-shown.ts'
import type { conferencePrograms } from './program.ts'
import { ShownMedia } from './replay.ts'
import { sourceKinds } from './source.ts'

const tag = 'Conferences'
export const chatAudiences = ['all', 'presenters'] as const
const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const text = Type.String()

/** A record as its own call reads it. */
const recordOf = <R>() => Type.Unsafe<R>({ type: 'object', additionalProperties: true })
export type Conference = RecordOf<typeof conferences>
export type ConferenceProgram = RecordOf<typeof conferencePrograms>
const ConferenceRecord = recordOf<Conference>()

/** A pass by which one comes in. */
export const OfferedPass = Type.Object({
  id: Id,
  name: text,
  shortName: text,
  color: text,
  type: Type.Enum(['open', 'limited']),
  /** All places of this room are taken. */
  isFull: Type.Boolean(),
  /** One’s own: 0 asked for, 1 validated, 2 refused. */
  isValidated: orNull(Type.Integer()),
  hasPlace: Type.Boolean(),
  isQueued: Type.Boolean(),
  /** What one asked for: by it a place is given back. */
  request: orNull(Id),
})
export type OfferedPass = Static<typeof OfferedPass>

/** Where it is seen; several follow each other by their times, or are of different languages. */
export const ShownSource = Type.Object({
  kind: Type.Enum([...sourceKinds]),
  url: text,
  from: orNull(text),
  until: orNull(text),
  language: orNull(text),
})
export type ShownSource = Static<typeof ShownSource>

export const ShownDocument = Type.Object({
  id: Id,
  kind: Type.Enum([...documentKinds]),
  title: text,
  url: text,
  language: orNull(text),
})

export const ConferenceView = Type.Object({
  conference: ConferenceRecord,
  entry: Type.Object({
    may: Type.Boolean(),
    /** Why not. */
    reason: orNull(Type.Enum([...entryReasons])),
    /** Those by which one comes in; empty where everybody does. */
    passes: Type.Array(OfferedPass),
  }),
  /** When the doors open for this reader. */
  doors: orNull(text),
  /** Told to those who may enter alone; empty for everybody else. */
  sources: Type.Array(ShownSource),
  documents: Type.Array(ShownDocument),
  /** What is seen on the page itself; none for everybody else. */
  media: orNull(ShownMedia),
  /** The stage of what takes place here, for those who may enter. */
  room: orNull(ShownStageRoom),
  isTeam: Type.Boolean(),
  /** Its fair lets everybody watch it without an account, whenever that is. */
  isWatchable: Type.Boolean(),
  /** To whom the audience writes: to all who are in, or each to those who present it. */
  chat: orNull(Type.Enum([...chatAudiences])),
  /** It is in one’s agenda: the entry. */
  agendaEntry: orNull(Id),
  /** The booth of whoever presents or sponsors it. */
  stand: orNull(SignedStand),
  /** Of an exhibitor’s own: its presentation. */
  presentation: orNull(Id),
  /** What follows in the same room. */
  next: orNull(Type.Object({ id: Id, title: text, begin: text })),
  /** The time of the server, by which doors and beginnings are counted down. */
  now: text,
})
export type ConferenceView = Static<typeof ConferenceView>

export const viewConference = defineEndpoint({
  method: 'GET',
  path: '/conferences/view/{id}',
  tag,
  summary:
    'A conference with whether one may come in, and to those who may: where it is seen, and its documents',
  allow: 'anyone',
  params: ById,
  response: ConferenceView,
})

const transition = (word: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/conferences/{id}/${word}`,
    tag,
    summary,
    audit: 'changes',
    allow: runners,
    params: ById,
    response: ConferenceRecord,
  })

export const publishConference = transition('publish', 'Publish a draft alone; a repeat is harmless')
export const restoreConference = transition('restore', 'Take a cancellation back; a repeat is harmless')

export const cancelConference = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/cancel',
  tag,
  summary: 'Cancel what is planned or on air. It stays in agendas and calendars, struck through',
  audit: 'changes',
  allow: runners,
  params: ById,
  body: Type.Object({ reason: Type.Optional(Text(500)) }, closed),
  response: ConferenceRecord,
})

const ProgramRecord = recordOf<ConferenceProgram>()

const ofProgram = (word: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/conference_programs/{id}/${word}`,
    tag,
    summary,
    audit: 'changes',
    allow: runners,
    params: ById,
    response: ProgramRecord,
  })

export const publishProgram = ofProgram(
  'publish',
  'Publish a programme with all its drafts; a repeat is harmless',
)
export const withdrawProgram = ofProgram(
  'withdraw',
  'Make a programme a draft again, while nobody has any of it in their agenda: 409 `program_in_agendas`',
)

/** What a day shows of a conference: no abstract, and nothing that says “now”. */
export const DayConference = Type.Object({
  id: Id,
  title: text,
  room: orNull(Id),
  track: orNull(Id),
  type: orNull(Id),
  language: orNull(text),
  format: Type.Enum([...formats]),
  speakers: Type.Array(text),
  sponsor: orNull(text),
  begin: text,
  end: text,
  state: Type.Enum([...conferenceStates]),
  hasReplay: Type.Boolean(),
  needsPass: Type.Boolean(),
  /** On air by its times, not by its team. */
  isByClock: Type.Boolean(),
})

export const ProgramDay = Type.Object({
  program: Id,
  /** Of what the programme shows: the same until something of it changes. */
  version: text,
  timeZone: text,
  day: text,
  /** All days of the programme with how many conferences each has. */
  days: Type.Array(Type.Object({ day: text, conferences: Type.Integer() })),
  slotMinutes: Type.Integer(),
  rooms: Type.Array(Type.Object({ id: Id, name: text, slug: text })),
  tracks: Type.Array(Type.Object({ id: Id, name: text, color: orNull(text) })),
  types: Type.Array(Type.Object({ id: Id, name: text })),
  conferences: Type.Array(DayConference),
})
export type ProgramDay = Static<typeof ProgramDay>

export const programDay = defineEndpoint({
  method: 'GET',
  path: '/conference_programs/{id}/days/{day}',
  tag,
  summary:
    'A day of a programme: rooms, tracks and conferences without their texts. `first` is its first day, `today` today where it is one of its days, else the first. Answered by 304 as long as the programme has not changed',
  allow: 'anyone',
  params: Type.Object({ id: Id, day: Type.String({ pattern: '^(first|today|\\d{4}-\\d{2}-\\d{2})$' }) }),
  response: ProgramDay,
})
