import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

export const trashKinds = [
  'firm',
  'hall',
  'conference',
  'conference_program',
  'conference_track',
  'conference_room',
  'speaker',
  'pass',
  'fair',
  'person',
] as const
export type TrashKind = (typeof trashKinds)[number]

export const TrashEntry = Type.Object({
  id: Id,
  kind: Type.Enum([...trashKinds]),
  /** What it is of its kind: its id there. */
  of: Id,
  /** The fair that it was in, or that it is. */
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
  summary:
    'Exhibitors, halls, conferences, their programmes, tracks, rooms, speakers and passes, and people that were taken out of a fair; without a fair, the fairs themselves, or the people of all those that one runs',
  allow: runners,
  query: Type.Object({ fair: Type.Optional(Id), kind: Type.Optional(Type.Enum([...trashKinds])) }),
  response: Type.Array(TrashEntry),
})

export const restoreTrash = defineEndpoint({
  method: 'POST',
  path: '/trash/{id}/restore',
  tag: 'Fairs',
  summary: 'Put back what was thrown away, with all that it was',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id }),
})

export const restoreSeveral = defineEndpoint({
  method: 'POST',
  path: '/trash/restore',
  tag: 'Fairs',
  summary: 'Put back several things that were thrown away; all or none',
  audit: 'always',
  allow: runners,
  body: Type.Object(
    { ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
    { additionalProperties: false },
  ),
})

const Named = Type.Object({ count: Type.Integer(), names: Type.Array(Type.String()) })

export const fairRemoval = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/removal',
  tag: 'Fairs',
  summary: 'What goes with a fair when it is deleted',
  allow: ['superAdmin'],
  params: Type.Object({ id: Id }),
  response: Type.Object({
    people: Type.Integer(),
    exhibitors: Type.Integer(),
    booths: Type.Integer(),
    /** Accounts that are in no other fair: erased with this one. Some of their names. */
    accounts: Named,
    /** Firms that are in no other fair: deleted with this one. Some of their names. */
    firms: Named,
  }),
})
