import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { AgendaEntry } from './agenda.ts'

const tag = 'Agenda'
const text = Type.String()

/** Other runs that are offered of one conference at most. */
export const otherRunsMost = 3

export const OtherRun = Type.Object({
  /** Whose other run it is. */
  entry: Id,
  conference: Id,
  begin: text,
  room: Type.Union([text, Type.Null()]),
  /** None: as many as come. */
  placesLeft: Type.Union([Type.Integer(), Type.Null()]),
})
export type OtherRun = Static<typeof OtherRun>

export const otherRuns = defineEndpoint({
  method: 'GET',
  path: '/agenda/other_runs',
  tag,
  summary: `Of what clashes in one’s own agenda the same at another time, as far as one may come, has nothing else then and places are left; ${otherRunsMost} at most, the next first`,
  allow: 'members',
  query: Type.Object({ fair: Id }),
  response: Type.Array(OtherRun),
})

export const takeOtherRun = defineEndpoint({
  method: 'POST',
  path: '/agenda_entries/{id}/other_run',
  tag,
  summary:
    'Go to another run instead: the entry with its reminder, and the place where one has one or needs one. 409 `run_gone`, `room_places_limit`, `place_clash`',
  audit: 'always',
  allow: 'members',
  params: Type.Object({ id: Id }),
  body: Type.Object({ conference: Id }, { additionalProperties: false }),
  response: AgendaEntry,
})
