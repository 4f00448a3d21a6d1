import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** In the order in which it is best done; the domain that knows it says whether it is. */
export const checklistKeys = [
  'information',
  'dates',
  'languages',
  'homepage',
  'organizers',
  'halls',
  'places',
  'exhibitors',
  'stands_configured',
  'stands_placed',
  'forms',
  'opening',
] as const

export const ChecklistItem = Type.Object({
  key: Type.Enum([...checklistKeys]),
  done: Type.Boolean(),
  /** A fair may open without it. */
  optional: Type.Boolean(),
  count: Type.Optional(Type.Integer()),
  total: Type.Optional(Type.Integer()),
  /** The page, below the fair's prefix, on which the reader does it; none where others do. */
  path: Type.Union([Type.String(), Type.Null()]),
})
export type ChecklistItem = Static<typeof ChecklistItem>

export const readChecklist = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/checklist',
  tag: 'Fairs',
  summary: 'What is done and what is missing before a fair can open',
  allow: runners,
  params: Type.Object({ id: Id }),
  response: Type.Array(ChecklistItem),
})
