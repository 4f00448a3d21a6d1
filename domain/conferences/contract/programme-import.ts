import { type Static, Type } from 'typebox'
import { roomPlans } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { defineImport, importOutcome } from '#platform/contract/import.ts'
import { runners } from '#platform/contract/runners.ts'
import { formats, hostings, modes } from './choices.ts'

/** Days for which an import of a programme can be undone. */
export const daysToUndoProgramme = 30

const closed = { additionalProperties: false }
const count = Type.Integer()
const text = Type.String()
const short = Type.String({ maxLength: 200 })

/** What a session is for good. */
export const SessionKind = Type.Object(
  { mode: Type.Enum([...modes]), hosting: Type.Enum([...hostings]), format: Type.Enum([...formats]) },
  closed,
)
export type SessionKind = Static<typeof SessionKind>

/** What becomes of sessions that the file does not have any more. */
export const vanishedChoices = ['cancelled', 'kept', 'draft'] as const

const chosen = {
  /** Of all rooms, and of those that differ, by the file’s key of the room. */
  kind: Type.Optional(SessionKind),
  kinds: Type.Optional(Type.Record(short, SessionKind)),
  /** Which of the fair’s types a type of the file is. */
  types: Type.Optional(Type.Record(short, Id)),
  /** Hosts whose links are left out. */
  hosts: Type.Optional(Type.Array(short, { maxItems: 200 })),
}
/** What is chosen once, and remembered for the next file. */
export const ImportChoices = Type.Object(chosen, closed)
export type ImportChoices = Static<typeof ImportChoices>

/** What is decided before a programme is imported, as JSON in the field `decisions`. */
export const ProgrammeDecisions = Type.Object(
  {
    ...chosen,
    /** The file is of another source than the programme. */
    acceptsKey: Type.Optional(Type.Boolean()),
    vanished: Type.Optional(Type.Enum([...vanishedChoices])),
    /** How many vanish, where that is more than a fifth. */
    vanishedCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    /** How new rooms are drawn, all and those that differ by the file’s key: a variation, or as is usual. */
    drawing: Type.Optional(Type.Union([Id, Type.Null()])),
    drawings: Type.Optional(Type.Record(short, Type.Union([Id, Type.Null()]))),
    /** Whether those concerned are told. */
    tells: Type.Optional(Type.Boolean()),
    /** What both have changed and the file decides: keys of conflicts. */
    theirs: Type.Optional(Type.Array(short, { maxItems: 5000 })),
    /** Conferences that are not the new ones that look like them. */
    apart: Type.Optional(Type.Array(Id, { maxItems: 5000 })),
  },
  closed,
)
export type ProgrammeDecisions = Static<typeof ProgrammeDecisions>

const Figures = Type.Object({ created: count, updated: count })
const Named = Type.Object({ id: Type.Union([Id, Type.Null()]), name: text })
const list = <T extends Parameters<typeof Type.Array>[0]>(of: T) =>
  Type.Object({ count, first: Type.Array(of) })

/** What may clash: a room, a speaker. */
export const clashKinds = ['room', 'speaker'] as const

const response = {
  program: Type.Object({
    id: Type.Union([Id, Type.Null()]),
    name: text,
    isNew: Type.Boolean(),
    isPublished: Type.Boolean(),
  }),
  /** The file is of this source, the programme of that one: it has to be accepted. */
  otherKey: Type.Union([Type.Object({ file: text, here: text }), Type.Null()]),
  sessions: Type.Object({
    created: count,
    changed: count,
    moved: count,
    vanished: count,
    returned: count,
    unchanged: count,
  }),
  rooms: Figures,
  tracks: Figures,
  speakers: Figures,
  newSpeakers: list(text),
  changedSpeakers: list(text),
  /** Rooms with new sessions, and what these become. */
  roomKinds: Type.Array(Type.Object({ key: text, name: text, sessions: count, kind: SessionKind })),
  kind: SessionKind,
  /** Rooms that the file brings, and how they are drawn: by the variation that is chosen or fits, or else as is usual. */
  newRooms: Type.Array(
    Type.Object({
      key: text,
      name: text,
      variation: Type.Union([Id, Type.Null()]),
      usual: Type.Object({ plan: Type.Enum(roomPlans), seats: count }),
    }),
  ),
  variationList: Type.Array(Type.Object({ id: Id, type: text, seats: count })),
  /** Rooms that are called otherwise now, and those that the file does not have any more. */
  renamed: Type.Array(Type.Object({ from: text, to: text })),
  roomsLeft: Type.Array(text),
  types: Type.Array(Type.Object({ name: text, sessions: count, type: Type.Union([Id, Type.Null()]) })),
  typeList: Type.Array(Type.Object({ id: Id, name: text })),
  /** Hosts to which most sessions link. */
  hosts: Type.Array(Type.Object({ host: text, sessions: count, isLeftOut: Type.Boolean() })),
  moved: list(Type.Object({ id: Id, name: text, from: text, to: text })),
  created: list(Named),
  vanished: list(Named),
  /** Of these the ones that have taken place: they are kept as they are. */
  vanishedOver: count,
  /** Of these the ones that are cancelled, and somebody has in their agenda or has a place at. */
  vanishedInUse: count,
  /** Of these the ones that are cancelled after their sponsors were invoiced: the invoices stay as they are. */
  invoiced: list(Named),
  /** Of those that are moved the ones that their sponsors were invoiced for. */
  invoicedMoved: list(Named),
  returned: list(Named),
  /** More than a fifth vanishes: how many has to be said. */
  needsCount: Type.Boolean(),
  conflicts: list(
    Type.Object({ key: text, name: text, field: text, here: text, file: text, isTheirs: Type.Boolean() }),
  ),
  /** One that vanishes and a new one that is called like it, by the same people. */
  alike: list(Type.Object({ id: Id, name: text, isApart: Type.Boolean() })),
  clashes: list(
    Type.Object({ kind: Type.Enum([...clashKinds]), name: text, sessions: Type.Array(text), begin: text }),
  ),
  /** Before or after the days of the fair. */
  outside: list(Named),
  people: Type.Object({
    agendas: count,
    places: count,
    speakers: count,
    /** Of the speakers those without an account: nothing is told to them from here. */
    untold: count,
    moderators: count,
    /** Some of each by name; whose agenda it is in stays their own. */
    named: Type.Object({
      places: Type.Array(text),
      speakers: Type.Array(text),
      moderators: Type.Array(text),
    }),
  }),
  /** What of the file is not taken over. */
  ignored: Type.Array(Type.Object({ name: text, count })),
  timeZone: text,
  begins: Type.Union([text, Type.Null()]),
  ends: Type.Union([text, Type.Null()]),
}

const ProgrammePreview = Type.Object({ ...importOutcome, ...response })
export type ProgrammePreview = Static<typeof ProgrammePreview>

/** A programme from a file: schedule.xml, schedule.json, or a table. */
export const programmeImport = defineImport({
  path: '/fairs/{id}/programme/import',
  tag: 'Import',
  of: 'a programme, or a schedule.xml or schedule.json,',
  allow: runners,
  keys: ['import'],
  params: Type.Object({ id: Id }),
  query: {
    /** Into which programme of the fair; without, its first one, or a new one where it has none. */
    program: Type.Optional(Id),
  },
  response,
})

const ProgrammeRun = Type.Object({
  id: Id,
  fileName: text,
  sessions: count,
  ranAt: Instant(),
  ranBy: Type.Union([text, Type.Null()]),
  undoneAt: Type.Union([Instant(), Type.Null()]),
})
export type ProgrammeRun = Static<typeof ProgrammeRun>

export const programmeImports = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/programme_imports',
  tag: 'Import',
  summary: 'The imports of programmes that can be undone; the latest first',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(ProgrammeRun),
})

export const undoProgrammeImport = defineEndpoint({
  method: 'POST',
  path: '/programme_imports/{id}/undo',
  tag: 'Import',
  summary: 'Undo the latest import of a programme: of all that nobody has touched since; says what stays',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Object({ undone: count, stays: Type.Array(text), staysCount: count }),
})
