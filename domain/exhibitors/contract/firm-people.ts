import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const flag = Type.Boolean()

/** Somebody of a firm. Other exhibitors and visitors see cards of booth contacts: the first six fields and `stands`. */
export const FirmPerson = Type.Object({
  id: Id,
  firstName: text,
  lastName: text,
  jobTitle: maybe,
  picture: maybe,
  /** How they are drawn without a picture. */
  look: Type.Record(Type.String(), Type.Unknown()),
  /** Booths where the person works: `admin` configures, `contact` receives. */
  stands: Type.Array(Type.Object({ id: Id, number: maybe, fair: Id, as: Type.Enum(['admin', 'contact']) })),
  email: Type.Optional(text),
  isFirmAdmin: Type.Optional(flag),
  canRecruit: Type.Optional(flag),
  isDisabled: Type.Optional(flag),
  /** No password chosen yet: the invitation can be sent again. */
  isInvited: Type.Optional(flag),
  lastLoginAt: Type.Optional(maybe),
})
export type FirmPerson = Static<typeof FirmPerson>

export const peopleOfFirm = defineEndpoint({
  method: 'GET',
  path: '/firms/{id}/all-users',
  tag: 'Exhibitors',
  summary:
    'The people of a firm: all of them to itself and to its organizers, the contacts as cards to others',
  allow: 'members',
  form: 'list',
  params: Type.Object({ id: Id }),
  query: Type.Object({}),
  response: Type.Array(FirmPerson),
})
