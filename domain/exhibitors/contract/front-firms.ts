import { type Static, Type } from 'typebox'
import { markShapes } from '#domain/scenes/contract/scene.ts'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

/** Id ascending or descending, name ascending or descending. */
export const frontSorts = ['ASC', 'DSC', 'ID', 'DI'] as const

const ids = Type.Union([
  Type.String({ maxLength: 200, pattern: '^\\d{1,9}(,\\d{1,9}){0,30}$' }),
  Type.Array(Type.String({ pattern: '^\\d{1,9}$' }), { maxItems: 30 }),
])

/** An exhibitor as visitors find it. */
export const FrontFirm = Type.Object({
  id: Id,
  name: Type.String(),
  initials: Type.String(),
  color: Type.String(),
  shape: Type.Enum(markShapes),
  logo: Type.Union([Type.String(), Type.Null()]),
  sector: Type.Union([Type.String(), Type.Null()]),
  city: Type.Union([Type.String(), Type.Null()]),
  country: Type.Union([Type.String(), Type.Null()]),
  slogan: Type.Union([Type.String(), Type.Null()]),
  /** The language of its slogan. */
  wordsIn: Type.Union([Type.String(), Type.Null()]),
  /** Booths, with the people who are there and free to talk. */
  stands: Type.Array(Type.Object({ id: Id, number: Type.String(), hall: Id, free: Type.Integer() })),
})
export type FrontFirm = Static<typeof FrontFirm>

const query = Type.Object({
  fair: Type.Optional(Id),
  search: Type.Optional(Type.String({ maxLength: 100 })),
  name: Type.Optional(Type.String({ maxLength: 100 })),
  fairHallIds: Type.Optional(ids),
  'fairHallIds[]': Type.Optional(ids),
  sector: Type.Optional(Id),
  type: Type.Optional(Id),
  country: Type.Optional(Id),
  sort: Type.Optional(Type.Enum(frontSorts)),
  page: Type.Optional(Type.String()),
  itemsPerPage: Type.Optional(Type.String()),
  pagination: Type.Optional(Type.String()),
})

export const frontFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/front/list',
  tag: 'Exhibitors',
  summary: 'The exhibitors of a fair, for visitors',
  allow: 'anyone',
  cached: 'presence',
  form: 'list',
  query,
  response: Type.Array(FrontFirm),
})

/** The same for other sites, which embed it. Only what visitors see is ever in it. */
export const embeddedFirms = defineEndpoint({
  method: 'GET',
  path: '/firms/front/listwp',
  tag: 'Exhibitors',
  summary: 'The exhibitors of a fair, for a list inside another site',
  allow: 'anyone',
  cached: 'presence',
  form: 'list',
  query: Type.Object({ ...query.properties, isVisible: Type.Optional(Type.Enum(['1', 'true'])) }),
  response: Type.Array(FrontFirm),
})

const option = Type.Array(Type.Object({ id: Id, name: Type.String() }))

export const frontFirmsConfig = defineEndpoint({
  method: 'GET',
  path: '/firms/front/list/config',
  tag: 'Exhibitors',
  summary: 'What the list of exhibitors can be narrowed by',
  allow: 'anyone',
  cached: 'content',
  /** Without a fair, the first that the reader may know of. */
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    halls: option,
    sectors: option,
    types: option,
    countries: option,
    sorts: Type.Array(Type.String()),
    itemsPerPage: Type.Integer(),
  }),
})
