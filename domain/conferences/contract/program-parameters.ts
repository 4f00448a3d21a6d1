import { id, matching, type Parameters, sign } from '#platform/contract/parameters.ts'

const text = { read: matching(/^.{1,160}$/su), isOpen: true as const }

/** What a programme is asked for in its address. */
export const programParameters = {
  day: { read: matching(/^\d{4}-\d{2}-\d{2}$/), isOpen: true },
  view: { read: matching(/^(grid|list)$/) },
  /** Those who run the fair move sessions. */
  arrange: sign,
  search: text,
  on: sign,
  mine: sign,
  replay: sign,
  stands: sign,
  room: id,
  track: id,
  type: id,
  language: { read: matching(/^[a-z]{2,3}$/), isOpen: true },
  speaker: text,
} satisfies Parameters
