import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import type { Act } from '#platform/contract/acts.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Search'
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const count = Type.Integer()

/** What is found, in the order in which it is shown. */
export const searchKinds = [
  'stand',
  'exhibitor',
  'person',
  'session',
  'speaker',
  'job',
  'brochure',
  'sector',
  'hall',
  'fair',
] as const
export type SearchKind = (typeof searchKinds)[number]

/** Why visitors do not find an exhibitor in a fair. */
export const exhibitorStates = ['waiting', 'refused', 'no_booth', 'unplaced', 'hidden'] as const

export const searchLength = 80
/** Up to this many are counted, and told. */
export const resultsMost = 100
const resultsUsual = 6

/** From and to, in UTF-16 units: what of a text was searched for. */
const Marks = Type.Array(Type.Tuple([count, count]))

/** Where a result leads. */
const Place = Type.Object({
  fair: orNull(Type.Object({ id: Id, homepage: Type.String() })),
  hall: Type.Optional(Id),
  stand: Type.Optional(Id),
  /** Of an exhibitor whom the reader administers. */
  firm: Type.Optional(Id),
  /** With a stand: somebody of it. Without: a speaker, or one of the people whom the reader runs a fair for. */
  person: Type.Optional(Id),
  /** Of `stand_resources`, on the stand. */
  brochure: Type.Optional(Id),
  /** Of the brochure, counted from 1. */
  page: Type.Optional(count),
  /** The brochure itself: its file, or an address elsewhere. */
  file: Type.Optional(Type.String()),
  sector: Type.Optional(Id),
  job: Type.Optional(Id),
  session: Type.Optional(Id),
  /** Of their card. */
  speaker: Type.Optional(Id),
})

/** What is drawn before a result: a picture, else initials on a mark, else a figure. */
const Icon = Type.Object({
  picture: orNull(Type.String()),
  initials: Type.String(),
  color: orNull(Type.String()),
  shape: orNull(Type.Enum(markShapes)),
  look: orNull(Type.Record(Type.String(), Type.Unknown())),
})

export const SearchResult = Type.Object({
  kind: Type.Enum([...searchKinds]),
  /** Unlike that of any other result. */
  id: Type.String(),
  title: Type.String(),
  /** In which language the title is; null where it is a name. */
  titleIn: orNull(Type.String()),
  marks: Marks,
  /** Of a booth its label, of a person or an exhibitor their booth. */
  label: orNull(Type.String()),
  /** Where the words were found, if not in the title; otherwise what says most. */
  detail: orNull(Type.String()),
  detailIn: orNull(Type.String()),
  detailMarks: Marks,
  /** People of the booth, or the person, who are free or busy now. */
  free: count,
  busy: count,
  /** Of an exhibitor whom visitors do not find. */
  state: Type.Optional(Type.Enum([...exhibitorStates])),
  icon: orNull(Icon),
  place: Place,
})
export type SearchResult = Static<typeof SearchResult>

const words = Type.String({ minLength: 1, maxLength: searchLength })

export const search = defineEndpoint({
  method: 'GET',
  path: '/search',
  tag,
  summary:
    'Booths, exhibitors of fairs that the reader follows, people, sessions, speakers, job offers, brochures, sectors, halls and fairs by words, as far as the reader may see them',
  allow: 'anyone',
  cached: 'presence',
  query: Type.Object({
    q: words,
    /** Without: in all that the reader may walk through. */
    fair: Type.Optional(Id),
    /** Only these. */
    kind: Type.Optional(Type.Enum([...searchKinds])),
    /** Results of each kind. */
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: resultsMost, default: resultsUsual })),
  }),
  response: Type.Object({
    /** Those in which something was found. */
    groups: Type.Array(
      Type.Object({
        kind: Type.Enum([...searchKinds]),
        /** Up to 100. */
        total: count,
        results: Type.Array(SearchResult),
      }),
    ),
    /** The nearest spelling that finds something, when nothing is found. */
    nearest: orNull(Type.String()),
  }),
})

export const searchStands = defineEndpoint({
  method: 'GET',
  path: '/search/stands',
  tag,
  summary: 'All booths of a fair or of one of its halls that answer to words',
  allow: 'anyone',
  cached: 'content',
  query: Type.Object({ q: words, fair: Id, hall: Type.Optional(Id) }),
  response: Type.Object({
    stands: Type.Array(Id),
    /** How many answer in other halls of the fair. */
    elsewhere: count,
    /** How many answer in each hall, and in those inside it; halls without any are left out. */
    halls: Type.Array(Type.Object({ id: Id, letter: Type.String(), count })),
  }),
})

export const searchActs = defineEndpoint({
  method: 'GET',
  path: '/search/acts',
  tag,
  summary: 'What one who runs a fair can do by its name, as far as it is known from what is typed',
  allow: runners,
  query: Type.Object({ fair: Id, q: Type.Optional(Type.String({ maxLength: searchLength })) }),
  response: Type.Object({
    /** The domains say what there is. */
    acts: Type.Array(Type.Unsafe<Act>({ type: 'object', additionalProperties: true })),
  }),
})
