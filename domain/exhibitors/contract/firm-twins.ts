import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { Validation } from './fair-firm.ts'

const tag = 'Exhibitors'
const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const closed = { additionalProperties: false }
/** Of a participation. */
const params = Type.Object({ id: Id })

/** One of two exhibitors who are called almost the same, as those who run the fair see it. */
export const TwinFirm = Type.Object({
  id: Id,
  name: text,
  initials: text,
  color: text,
  shape: Type.Enum(markShapes),
  logo: maybe,
  city: maybe,
  country: maybe,
  /** Street, postal code … in lines. */
  address: Type.Array(text),
  website: maybe,
  email: maybe,
  phone: maybe,
  vatNumber: maybe,
  isValidated: Validation,
  /** In this fair. */
  registeredAt: text,
  /** Fairs that the reader runs, by name. */
  fairs: Type.Array(text),
  /** Those of its people who are in this fair. */
  people: Type.Array(Type.Object({ id: Id, name: text, email: text, isFirmAdmin: Type.Boolean() })),
  /** In this fair; null waits for its place. */
  booths: Type.Array(maybe),
})
export type TwinFirm = Static<typeof TwinFirm>

/** Answered where booths are known. */
export const twinFirms = defineEndpoint({
  method: 'GET',
  path: '/fair_firms/{id}/twin',
  tag,
  summary: 'An exhibitor that waits beside another of the fair who is called almost the same',
  allow: [...runners],
  params,
  response: Type.Object({
    waiting: TwinFirm,
    like: TwinFirm,
    /** Whether the reader runs every fair that either is in. */
    mayMerge: Type.Boolean(),
  }),
})

export const mergeFirms = defineEndpoint({
  method: 'POST',
  path: '/fair_firms/{id}/merge',
  tag,
  summary:
    'Merge an exhibitor that waits into another of the fair who is called almost the same; the first lies in the trash of the fair from then on',
  audit: 'always',
  allow: [...runners],
  params,
  body: Type.Object(
    {
      /** Into which. */
      firm: Id,
      /** Its administrators and recruiters are those of the other too. */
      keepsRights: Type.Optional(Type.Boolean()),
    },
    closed,
  ),
  response: Type.Object({ people: Type.Integer() }),
})

/** `isDistinct` false takes it back. */
export const sayDistinct = defineEndpoint({
  method: 'PUT',
  path: '/fair_firms/{id}/distinct',
  tag,
  summary: 'Say that two exhibitors of a fair who are called almost the same are two',
  audit: 'changes',
  allow: [...runners],
  params,
  body: Type.Object({ firm: Id, isDistinct: Type.Boolean() }, closed),
})
