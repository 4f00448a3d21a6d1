import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** Days for which an import can be undone. */
export const daysToUndo = 7

const ImportRun = Type.Object({
  id: Id,
  kind: Type.Enum(['stands', 'people']),
  fileName: Type.String(),
  rows: Type.Integer(),
  ranAt: Instant(),
  ranBy: Type.Union([Type.String(), Type.Null()]),
  undoneAt: Type.Union([Instant(), Type.Null()]),
})
export type ImportRun = Static<typeof ImportRun>

export const importRuns = defineEndpoint({
  method: 'GET',
  path: '/fairs/{id}/import_runs',
  tag: 'Import',
  summary: 'The imports of the last days into a fair, which can be undone; the latest first',
  allow: runners,
  params: Type.Object({ id: Id }),
  query: Type.Object({ kind: Type.Optional(Type.Enum(['stands', 'people'])) }),
  response: Type.Array(ImportRun),
})

export const undoImport = defineEndpoint({
  method: 'POST',
  path: '/fairs/{id}/import_runs/{run}/undo',
  tag: 'Import',
  summary: 'Undo an import as a whole; 409 names what somebody has worked on since',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id, run: Id }),
})
