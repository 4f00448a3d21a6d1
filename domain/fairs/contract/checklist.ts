import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

export const ChecklistItem = Type.Object({
  /** Whose words name it: `checklist.<key>`, and `checklist.<key>_do` where it is not optional. */
  namespace: Type.String(),
  key: Type.String(),
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
