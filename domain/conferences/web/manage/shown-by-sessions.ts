import { programDay, viewConference } from '../../contract/calls.ts'
import { programClashes } from '../../contract/clashes.ts'
import { conferences } from '../../contract/conference.ts'
import { untoldChanges } from '../../contract/notices.ts'

/** What shows sessions, and is read anew when one has changed. */
export const shownBySessions = [
  conferences,
  programDay,
  viewConference,
  untoldChanges,
  programClashes,
] as const
