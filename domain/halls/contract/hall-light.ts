import { type Static, Type } from 'typebox'
import { hallVariants } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const count = Type.Integer()
const maybe = Type.Union([Type.String(), Type.Null()])

/** A hall with its figures, for lists and menus. */
export const HallLight = Type.Object({
  id: Id,
  letter: Type.String(),
  name: Type.String(),
  color: Type.String(),
  titleColor: Type.String(),
  variant: Type.Enum(hallVariants),
  type: Type.String(),
  rank: count,
  isVisible: Type.Boolean(),
  parent: Type.Union([Id, Type.Null()]),
  overviewImage: maybe,
  places: count,
  /** Stands that stand in it, and those of them that visitors see. */
  placed: count,
  visible: count,
  /** Visible stands where somebody is free now. */
  lit: count,
})
export type HallLight = Static<typeof HallLight>

export const hallsLight = defineEndpoint({
  method: 'GET',
  path: '/fair_halls/light',
  tag: 'Halls',
  summary: 'The halls of a fair with their figures',
  allow: 'anyone',
  cached: 'presence',
  query: Type.Object({ fair: Id }),
  response: Type.Array(HallLight),
})

export const orderHalls = defineEndpoint({
  method: 'PUT',
  path: '/fairs/{id}/halls/order',
  tag: 'Halls',
  summary: 'Say in which order the halls of a fair follow each other',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id }),
  body: Type.Object(
    { halls: Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }) },
    { additionalProperties: false },
  ),
})
