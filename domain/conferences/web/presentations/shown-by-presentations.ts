import { presentations } from '../../contract/presentation.ts'
import { presentationForm } from '../../contract/presentation-calls.ts'
import { shownPresentations } from '../../contract/presentations-shown.ts'
import { shownBySessions } from '../manage/shown-by-sessions.ts'

/** What shows presentations, and is read anew when one has changed. */
export const shownByPresentations = [
  presentations,
  presentationForm,
  shownPresentations,
  ...shownBySessions,
] as const
