import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const closed = { additionalProperties: false }
const ById = Type.Object({ id: Id })
const tag = 'Films'

/** Where lines are told that somebody types; heard by those who are in. */
export const captionsTopic = (conference: number) => `conference_captions:${conference}`

/** Who types of one session. */
export const captionersMost = 5

export const CaptionLine = Type.Object({ id: Id, text: Type.String(), at: Type.String() })
export type CaptionLine = Static<typeof CaptionLine>

export const readCaptions = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/captions',
  tag,
  summary:
    'The last lines that were typed of what is said, for those who are in, and who watch without an account',
  allow: 'anyone',
  params: ById,
  response: Type.Object({ lines: Type.Array(CaptionLine) }),
})

export const typeCaption = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/captions',
  tag,
  summary:
    'Type a line of what is said: whom the organizer has named, while it goes on. It is told at once, and kept as captions afterwards',
  audit: 'never', // the line is its own record
  allow: 'members',
  status: 201,
  params: ById,
  body: Type.Object(
    { text: Type.Intersect([Text(200), Type.String({ minLength: 1, pattern: '\\S' })]) },
    closed,
  ),
  response: CaptionLine,
})

const People = Type.Object({
  people: Type.Array(Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })),
})
export type Captioners = Static<typeof People>

export const readCaptioners = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/captioners',
  tag,
  summary: 'Who types what is said',
  allow: runners,
  params: ById,
  response: People,
})

export const nameCaptioners = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/captioners',
  tag,
  summary: 'Say who types what is said: people of the fair, five at most',
  audit: 'changes',
  allow: runners,
  params: ById,
  body: Type.Object({ users: Type.Array(Id, { maxItems: captionersMost, uniqueItems: true }) }, closed),
  response: People,
})
