import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** Days for which what was thrown away can be restored. */
export const daysInTrash = 30

export const trashKinds = ['firm', 'hall'] as const
export type TrashKind = (typeof trashKinds)[number]

export const TrashEntry = Type.Object({
  id: Id,
  kind: Type.Enum([...trashKinds]),
  /** The fair that it was in. */
  fair: Id,
  name: Type.String(),
  trashedAt: Instant(),
  trashedBy: Type.Union([Type.String(), Type.Null()]),
  /** When it is deleted for good. */
  deletedOn: Instant(),
})
export type TrashEntry = Static<typeof TrashEntry>

export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/trash',
  tag: 'Fairs',
  summary: 'Exhibitors and halls that were taken out of a fair',
  allow: runners,
  query: Type.Object({ fair: Id, kind: Type.Optional(Type.Enum([...trashKinds])) }),
  answer: Type.Array(TrashEntry),
})

export const restoreTrash = defineEndpoint({
  method: 'POST',
  path: '/trash/{id}/restore',
  tag: 'Fairs',
  summary: 'Put back what was thrown away, with all that it was',
  allow: runners,
  params: Type.Object({ id: Id }),
})
