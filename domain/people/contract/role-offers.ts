import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Users'
const text = Type.Union([Type.String(), Type.Null()])
const closed = { additionalProperties: false }
const Token = Type.String({ minLength: 1, maxLength: 200 })
const Firm = Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()])

/** Days for which somebody can accept what they are offered. */
export const offerDays = 14

const Offer = Type.Object({
  id: Id,
  fair: Type.Object({ id: Id, homepage: Type.String(), name: text }),
  /** Of which they would be, or whose guest. */
  firm: Firm,
  userType: Type.Object({ id: Id, name: text }),
  /** As whoever offers it calls them. */
  firstName: Type.String(),
  lastName: Type.String(),
  createdAt: Type.String(),
})
export type RoleOffer = Static<typeof Offer>

export const roleOffers = defineEndpoint({
  method: 'GET',
  path: '/role_offers',
  tag,
  summary: 'Roles that were offered to people with an account and that they have not answered yet',
  allow: [...runners, 'firmAdmin'],
  query: Type.Object({ fair: Type.Optional(Id), firm: Type.Optional(Id) }),
  response: Type.Array(Offer),
})

export const withdrawOffer = defineEndpoint({
  method: 'DELETE',
  path: '/role_offers/{id}',
  tag,
  summary: 'Withdraw an offer',
  audit: 'always',
  allow: [...runners, 'firmAdmin'],
  params: Type.Object({ id: Id }),
})

export const shownOffer = defineEndpoint({
  method: 'POST',
  path: '/role_offers/shown',
  tag,
  summary: 'What one is offered, by the token of the mail; to the account alone that it was sent to',
  audit: 'never', // it only reads
  allow: 'members',
  body: Type.Object({ token: Token }, closed),
  response: Type.Object({
    fair: Type.Object({ homepage: Type.String(), name: text }),
    firm: text,
    /** Of a guest, the exhibitor who brings them along. */
    host: text,
    userType: Type.Object({ id: Id, name: text }),
    offeredBy: Type.String(),
    /** Somebody works for one firm: they leave it before they accept another. */
    isOtherFirm: Type.Boolean(),
  }),
})

export const answerOffer = defineEndpoint({
  method: 'POST',
  path: '/role_offers/answer',
  tag,
  summary: 'Accept or decline, by the token of the mail, what one is offered',
  audit: 'always',
  allow: 'members',
  body: Type.Object({ token: Token, accepts: Type.Boolean() }, closed),
  /** `isWaiting`: the fair still has to let them in. */
  response: Type.Object({ homepage: Type.String(), isWaiting: Type.Boolean() }),
})
