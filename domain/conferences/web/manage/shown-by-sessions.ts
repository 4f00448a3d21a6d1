import { programDay, viewConference } from '../../contract/calls.ts'
import { conferences } from '../../contract/conference.ts'

/** What shows sessions, and is read anew when one has changed. */
export const shownBySessions = [conferences, programDay, viewConference] as const
