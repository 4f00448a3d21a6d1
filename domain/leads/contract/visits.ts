import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { leadTag } from './lead.ts'

const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const closed = { additionalProperties: false }

/** Of one event; a page that is left open counts no further. */
export const visitSecondsMost = 300

export const recordVisit = defineEndpoint({
  method: 'POST',
  path: '/leads/visits',
  tag: leadTag,
  summary:
    'Show a firm by name that one visits its booth, for how long, or took a brochure. Kept only while one lets it see visits',
  audit: 'never', // the visit is its record
  allow: 'members',
  status: 201,
  body: Type.Object(
    {
      stand: Id,
      kind: Type.Enum(['visit', 'download']),
      /** The brochure. */
      resource: Type.Optional(Id),
      seconds: Type.Optional(Type.Integer({ minimum: 0, maximum: visitSecondsMost })),
    },
    closed,
  ),
  response: Type.Object({ isKept: Type.Boolean() }),
})

/** Visits of one person of the booths of one firm, by name. */
export const NamedVisits = Type.Object({
  user: Type.Object({ id: Id, firstName: text, lastName: text }),
  firm: Type.Object({ id: Id, name: text }),
  fair: Id,
  visits: Type.Integer(),
  seconds: Type.Integer(),
  downloads: Type.Integer(),
  firstAt: text,
  lastAt: text,
})
export type NamedVisits = Static<typeof NamedVisits>

export const statisticsOfUsers = defineEndpoint({
  method: 'POST',
  path: '/stats/get/users',
  tag: leadTag,
  summary:
    'Visits by name of these people, to the firm that they let see them and, where they allow it, to those who run the fair. Whoever does not is left out',
  audit: 'never', // it reads
  allow: 'members',
  body: Type.Object(
    { userIds: Type.Array(Id, { minItems: 1, maxItems: 100 }), fairId: Type.Optional(Id) },
    closed,
  ),
  response: Type.Array(NamedVisits),
})

export const historyKinds = ['view', 'stay', 'download'] as const

export const historyOfUser = defineEndpoint({
  method: 'GET',
  path: '/stats/get/historic',
  tag: leadTag,
  summary:
    'The visits of one person to one booth, the latest first: one’s own, or where one may read them by name',
  allow: 'members',
  query: Type.Object({
    userId: Id,
    /** The booth. */
    resourceId: Id,
    statType: Type.Optional(Type.Enum([...historyKinds])),
  }),
  response: Type.Array(
    Type.Object({
      type: Type.Enum([...historyKinds]),
      at: text,
      value: Type.Integer(),
      resource: orNull(Type.Object({ id: Id, title: text })),
    }),
  ),
})
