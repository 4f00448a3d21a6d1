import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { accessPurposes } from './choices.ts'
import type { Cv, jobProfiles } from './job-profile.ts'

const tag = 'Jobs'
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })

export type JobProfile = RecordOf<typeof jobProfiles>

export const FullProfile = Type.Object({
  profile: Type.Unsafe<Cv & Pick<JobProfile, 'id' | 'locale'>>({
    type: 'object',
    additionalProperties: true,
  }),
  /** How to reach them is told by an application, as it was sent, and to nobody else. */
  person: Type.Object({
    /** Null, with an empty name, where they are first read without it. */
    id: orNull(Id),
    firstName: text,
    lastName: text,
    email: orNull(text),
    phone: orNull(text),
  }),
  /** By what right it is read: null by its person. */
  purpose: orNull(Type.Enum([...accessPurposes])),
  /** The other languages that there are of it. */
  locales: Type.Array(text),
})
export type FullProfile = Static<typeof FullProfile>

export const fullProfile = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/{id}/full',
  tag,
  summary:
    'A CV with its person: one’s own, that of somebody who applied to the reader’s firm by name, or of the library of a fair. Every look by others is written down before it is answered; who runs the fair says why',
  allow: 'members',
  params: ById,
  query: Type.Object({
    locale: Type.Optional(Type.Enum([...locales])),
    reason: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    /** In a library: who it is, of somebody who is first read without a name. It is another look. */
    named: Type.Optional(Type.Enum(['1'])),
  }),
  response: FullProfile,
})

export const ProfileAccess = Type.Object({
  /** The first look of a day. */
  at: text,
  firm: orNull(Type.Object({ id: Id, name: text })),
  fair: orNull(Type.Object({ id: Id, name: text })),
  reader: orNull(Type.Object({ firstName: text, lastName: text })),
  purpose: Type.Enum([...accessPurposes]),
  reason: orNull(text),
  times: Type.Integer(),
})

export const profileAccess = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/{id}/access',
  tag,
  summary: 'Who has read one’s own CV: by person, day and purpose, the latest first',
  allow: ['visitor'],
  params: ById,
  response: Type.Array(ProfileAccess),
})

export const changePool = defineEndpoint({
  method: 'PUT',
  path: '/job_profiles/{id}/pool',
  tag,
  summary: 'Be in the library of a fair, or leave it; a repeat is harmless',
  audit: 'changes',
  allow: ['visitor'],
  params: ById,
  body: Type.Object({ fair: Id, isIn: Type.Boolean() }, { additionalProperties: false }),
  response: Type.Object({ fairs: Type.Array(Id) }),
})

export const readPool = defineEndpoint({
  method: 'GET',
  path: '/job_profiles/{id}/pool',
  tag,
  summary: 'The fairs in whose library one’s CV is, and since when',
  allow: ['visitor'],
  params: ById,
  response: Type.Array(
    Type.Object({
      fair: Type.Object({ id: Id, name: text, hasLibrary: Type.Boolean() }),
      since: orNull(text),
    }),
  ),
})
