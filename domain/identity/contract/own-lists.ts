import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'

const tag = 'Users'
const closed = { additionalProperties: false }
const params = Type.Object({ userId: Id })
/** None: of the platform. */
const fair = Type.Union([Id, Type.Null()])
const Screen = Type.String({ pattern: '^[A-Za-z]{1,60}$' })
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const IsFavourite = Type.Boolean()

/** What a list is narrowed by, its order and its columns, as the address says them. */
const Query = Type.String({ maxLength: 1000 })

export const OwnView = Type.Object({
  id: Id,
  list: Screen,
  name: Type.String(),
  query: Type.String(),
  isFavourite: IsFavourite,
})
export type OwnView = Static<typeof OwnView>

/** As many of one list in one fair, and as many pages in the menu; the database holds to it too. */
export const mostViews = 20
export const mostFavouritePages = 12

export const ownLists = defineEndpoint({
  method: 'GET',
  path: '/users/{userId}/lists',
  tag,
  summary: 'How this person keeps the lists of a fair, and which pages are in their menu',
  allow: 'members',
  params,
  query: Type.Object({ fair: Type.Optional(Id) }),
  response: Type.Object({
    views: Type.Array(OwnView),
    pages: Type.Array(Type.String()),
    isComfortable: Type.Boolean(),
  }),
})

export const keepView = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/list_views',
  tag,
  summary: 'Keep a list as it is narrowed and ordered now; one of the same name is replaced',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params,
  body: Type.Object({ fair, list: Screen, name: Name, query: Query, isFavourite: IsFavourite }, closed),
  response: OwnView,
})

export const dropView = defineEndpoint({
  method: 'DELETE',
  path: '/users/{userId}/list_views/{id}',
  tag,
  summary: 'Keep a list in this way no longer',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params: Type.Object({ userId: Id, id: Id }),
})

export const setFavouritePage = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/favourite_pages',
  tag,
  summary: 'Put a page into one’s menu, or take it out',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params,
  body: Type.Object({ fair, screen: Screen, isFavourite: IsFavourite }, closed),
})

export const setListDensity = defineEndpoint({
  method: 'PUT',
  path: '/users/{userId}/list_density',
  tag,
  summary: 'Have the rows of lists closer together or further apart',
  audit: 'never', // nobody but oneself is concerned
  allow: 'members',
  params,
  body: Type.Object({ isComfortable: Type.Boolean() }, closed),
})
