import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const text = Type.String()
const maybe = Type.Union([text, Type.Null()])
const params = Type.Object({ id: Id })
const links = Type.Record(text, text)

const card = {
  id: Id,
  name: text,
  initials: text,
  color: text,
  shape: Type.Enum(markShapes),
  logo: maybe,
  website: maybe,
  city: maybe,
  country: maybe,
  socialNetworks: links,
}

/** All that the page of an exhibitor shows. */
export const ComputedFirm = Type.Object({
  ...card,
  /** The large variant of the logo, for social networks. */
  logoLarge: maybe,
  type: maybe,
  slogan: maybe,
  description: maybe,
  /** In which language each of the two is: the reader’s, else one that there is. */
  wordsIn: Type.Object({ slogan: maybe, description: maybe }),
  sectors: Type.Array(Type.Object({ id: Id, name: text, subSectors: Type.Array(text) })),
  stands: Type.Array(
    Type.Object({
      id: Id,
      number: text,
      color: Type.Union([text, Type.Null()]),
      hall: Type.Object({ id: Id, name: text }),
      fair: Type.Object({ id: Id, homepage: text }),
      /** People who are there and free to talk. */
      free: Type.Integer(),
    }),
  ),
})
export type ComputedFirm = Static<typeof ComputedFirm>

export const computedFirm = defineEndpoint({
  method: 'GET',
  path: '/firms/computed/{id}',
  tag: 'Exhibitors',
  summary: 'An exhibitor with its sectors and visible booths; in one fair when it is named',
  allow: 'anyone',
  cached: 'presence',
  params,
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: ComputedFirm,
})

/** How to reach a firm. What its fairs hide is absent. */
export const FirmCard = Type.Object({
  ...card,
  email: Type.Optional(maybe),
  phone: Type.Optional(maybe),
  address: Type.Optional(Type.Union([Type.Record(text, Type.Unknown()), Type.Null()])),
})
export type FirmCard = Static<typeof FirmCard>

export const firmCard = defineEndpoint({
  method: 'GET',
  path: '/firms/bcard/{id}',
  tag: 'Exhibitors',
  summary: 'Business card of an exhibitor',
  allow: 'members',
  params,
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: FirmCard,
})
