import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { libraryOrders, librarySorts } from './choices.ts'
import { MatchPoints } from './match-points.ts'

const tag = 'Jobs'
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const recruiting = ['firmAdmin', 'standContact'] as const

/** How a firm handles a CV in a fair; its person may read it. */
export const Treatment = Type.Object({
  treatment: orNull(Type.Object({ id: Id, name: text })),
  note: text,
  at: text,
})
export type Treatment = Static<typeof Treatment>

/** A CV in the library of a fair. Opened, it is a look that its person is told of. */
export const LibraryCard = Type.Object({
  profile: Id,
  locale: text,
  title: text,
  /** Null where its person is first read without it. */
  name: orNull(Type.Object({ firstName: text, lastName: text })),
  functionLevel: orNull(text),
  educationLevel: orNull(text),
  experience: orNull(text),
  disponibility: orNull(text),
  skills: Type.Array(text),
  changedAt: text,
  treatment: orNull(Treatment),
  /**
   * Where what is searched for stands in what the CV says, without addresses and numbers; none of one who is first read
   * without a name.
   */
  fragments: Type.Array(
    Type.Object({ text, marks: Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])) }),
  ),
  /** Found by nothing but what stands in its file, which nobody reads here. */
  isInFile: Type.Boolean(),
  /** Who of the reader’s firm was the last to open it here; null: nobody yet. */
  lastLook: orNull(
    Type.Object({ at: text, reader: orNull(Type.Object({ firstName: text, lastName: text })) }),
  ),
  /** The month in which its person leaves the library, unless they are heard of again: `2028-11`. */
  consentUntil: text,
  /** How it fits the offer that is asked for; null: none is, or too little is said by both. */
  match: orNull(MatchPoints),
})
export type LibraryCard = Static<typeof LibraryCard>

/** CVs of a library that one person reads: more than that is copying it. */
export const looksAllowed = { anHour: 50, aDay: 200 } as const

/** As many are counted of those that words find; there are more where the count is one more. */
export const foundMost = 1000

export const searchLibrary = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/search',
  tag,
  summary:
    'The CV library of a fair, for those who recruit in it: whoever consented, by words and entries. By words at most 1,001 are counted, which means more than 1,000. `sort=match` puts those first that fit an offer of the firm best; of more than 1,000 those that were changed last. Of more than 1,000 that words find `order` does the same: the others follow as they were changed',
  allow: recruiting,
  form: 'list',
  query: Type.Object({
    fair: Id,
    search: Type.Optional(Type.String({ maxLength: 10_000 })),
    family: Type.Optional(Id),
    jobFunction: Type.Optional(Id),
    contractType: Type.Optional(Id),
    area: Type.Optional(Id),
    skill: Type.Optional(Id),
    treatment: Type.Optional(Id),
    sort: Type.Optional(Type.Enum([...librarySorts])),
    /** Instead of `sort`. */
    order: Type.Optional(Type.Enum([...libraryOrders])),
    /** An offer of the firm. */
    job: Type.Optional(Id),
    page: Type.Optional(text),
    itemsPerPage: Type.Optional(text),
  }),
  response: Type.Array(LibraryCard),
})

export const treatProfile = defineEndpoint({
  method: 'PUT',
  path: '/job_profile_treatments',
  tag,
  summary: 'Say how the firm handles a CV that it was sent or that is in the library of the fair',
  audit: 'changes',
  allow: recruiting,
  body: Type.Object(
    {
      fair: Id,
      profile: Id,
      treatment: Type.Optional(orNull(Id)),
      note: Type.Optional(Text(2000)),
    },
    { additionalProperties: false },
  ),
  response: Treatment,
})
