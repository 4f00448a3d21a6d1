import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Stands'
const maybe = Type.Union([Type.String(), Type.Null()])
const ByType = Type.Object({ type: Type.String({ pattern: '^([A-Z_]{1,40}|[0-9]{1,9})$' }) })
const AnyRecord = Type.Record(Type.String(), Type.Unknown())

export const standsLight = defineEndpoint({
  method: 'GET',
  path: '/stands/light',
  tag,
  summary: 'The stands of a hall or of a fair in few words, for lists to choose from',
  description:
    'All of them, unless a page is asked for: 400 where they are more than 5,000. `search` finds a piece of the exhibitor’s name, or how the label begins, however it is spaced.',
  allow: 'anyone',
  form: 'list',
  query: Type.Object({
    fairHall: Type.Optional(Id),
    fair: Type.Optional(Id),
    search: Type.Optional(Type.String({ maxLength: 160 })),
  }),
  response: Type.Array(
    Type.Object({
      id: Id,
      number: Type.Union([Type.Integer(), Type.Null()]),
      label: Type.Union([Type.String(), Type.Null()]),
      fairHall: Type.Union([Type.Object({ id: Id, letter: Type.String() }), Type.Null()]),
      firm: Type.Object({ id: Id, name: Type.String() }),
      logo: maybe,
      isVisible: Type.Boolean(),
    }),
  ),
})

export const adminsOfStand = defineEndpoint({
  method: 'GET',
  path: '/stands/{id}/stand_admins',
  tag,
  summary: 'The admins of a stand',
  allow: 'anyone',
  form: 'list',
  params: Type.Object({ id: Id }),
  query: Type.Object({}),
  response: Type.Array(AnyRecord),
})

/** The way of older clients; the same as `PUT /stands/{id}`. */
export const putStand = defineEndpoint({
  method: 'PUT',
  path: '/stands/put/{id}',
  tag,
  summary: 'Change a stand, as PUT /stands/{id} does',
  audit: 'always',
  allow: 'members',
  params: Type.Object({ id: Id }),
  response: AnyRecord,
})

export const charactersOfType = defineEndpoint({
  method: 'GET',
  path: '/stand_characters/type/{type}',
  tag: 'Reference lists',
  summary: 'The characters of a type, by its code (`TYPE_STAND`) or id',
  allow: 'anyone',
  form: 'list',
  params: ByType,
  query: Type.Object({}),
  response: Type.Array(AnyRecord),
})

export const resourcesOfType = defineEndpoint({
  method: 'GET',
  path: '/stand_resources/type/{type}',
  tag,
  summary: 'The resources of a type that one may see, by its code (`TYPE_BROCHURE`) or id',
  allow: 'anyone',
  form: 'list',
  params: ByType,
  query: Type.Object({ stand: Type.Optional(Id) }),
  response: Type.Array(AnyRecord),
})
