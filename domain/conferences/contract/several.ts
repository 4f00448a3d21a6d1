import { type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Text } from '#platform/contract/fields.ts'
import type { Role } from '#platform/contract/roles.ts'
import { runners } from '#platform/contract/runners.ts'
import { presentationKeepers } from './presentation-calls.ts'

const closed = { additionalProperties: false }
const ids = Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })
const MaybeId = Type.Union([Id, Type.Null()])
const reason = Type.Optional(Text(500))
const isVisible = Type.Boolean()
const former = Type.Array(Type.Object({ id: Id, track: MaybeId }, closed), { maxItems: 100 })

/** Something done with up to a hundred records of a list: all or none. */
const several = <Fields extends Record<string, TSchema>>(
  path: `/${string}`,
  tag: string,
  allow: readonly Role[],
  summary: string,
  fields: Fields,
) =>
  defineEndpoint({
    method: 'POST',
    path,
    tag,
    summary: `${summary}; all or none`,
    audit: 'changes',
    allow,
    body: Type.Object({ ids, ...fields }, closed),
    response: Type.Object({ changed: Type.Integer() }),
  })

export const moveConferences = several(
  '/conferences/move',
  'Conferences',
  runners,
  'Publish several conferences, cancel them or take that back',
  { move: Type.Enum(['publish', 'cancel', 'restore']), reason },
)
export const assignConferences = several(
  '/conferences/assign',
  'Conferences',
  runners,
  'Give several conferences of a programme a track, or none. With `former` that is taken back: each has again what it says, unless it has another than `track` by now',
  { track: MaybeId, former: Type.Optional(former) },
)
export const removeConferences = several(
  '/conferences/remove',
  'Conferences',
  runners,
  'Throw several conferences away: they stay in the trash for thirty days',
  {},
)

export const inviteSpeakers = several(
  '/speakers/invite',
  'Conferences',
  runners,
  'Ask several people by mail whether they will speak, at the address of their account or where they were written to before',
  {},
)
export const showSpeakers = several(
  '/speakers/show',
  'Conferences',
  runners,
  'Show several speakers to visitors, or hide them',
  { isVisible },
)
export const removeSpeakers = several(
  '/speakers/remove',
  'Conferences',
  runners,
  'Throw the cards of several speakers away: no session names them any more, and they stay in the trash for thirty days',
  {},
)

export const movePresentations = several(
  '/presentations/move',
  'Presentations',
  presentationKeepers,
  'Cancel several presentations, or take that back',
  { move: Type.Enum(['cancel', 'restore']), reason },
)
export const showPresentations = several(
  '/presentations/show',
  'Presentations',
  presentationKeepers,
  'Show several presentations to visitors, or hide them',
  { isVisible },
)
export const removePresentations = several(
  '/presentations/remove',
  'Presentations',
  presentationKeepers,
  'Throw several presentations away: those who run the fair find them in the trash for thirty days',
  {},
)
