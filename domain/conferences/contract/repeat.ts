import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Day, Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

/** From the first day that is repeated to the last. */
export const mostDaysRepeated = 31

export const repeatProgram = defineEndpoint({
  method: 'POST',
  path: '/conference_programs/{id}/repeat',
  tag: 'Conferences',
  summary:
    'The sessions of the days `from` to `until` once more, from the day `to` on: drafts at the same hours of their zone, in the same rooms, with the same speakers and the passes that they need. What is cancelled is left out. At most 31 days and 500 sessions at once, and 10,000 sessions of a programme. 409 `nothing_to_repeat`, `repeat_limit`, `program_sessions_limit`',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id }),
  body: Type.Object({ from: Day(), until: Day(), to: Day() }, { additionalProperties: false }),
  response: Type.Object({
    conferences: Type.Array(Id),
    /** Takes it back. */
    run: Id,
  }),
})

export const takeRepeatBack = defineEndpoint({
  method: 'POST',
  path: '/conference_programs/{id}/repeats/{run}/undo',
  tag: 'Conferences',
  summary:
    'Take a repeat of days back, within a day: all of its sessions that are still there go for good, or none. 409 `repeat_in_use` while people count on any of them, `repeat_changed` once somebody has worked on any',
  audit: 'always',
  allow: runners,
  params: Type.Object({ id: Id, run: Id }),
  response: Type.Object({ conferences: Type.Integer() }),
})
