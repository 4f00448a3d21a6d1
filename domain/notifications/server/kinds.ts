import { runners } from '#platform/contract/runners.ts'
import { defineNotifications } from '#platform/server/notification-kind.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'

const exhibitors = ['firmAdmin', 'standContact'] as const

/** What is told of domains before this one; later ones declare their own. */
export const notificationKinds = defineNotifications(
  {
    membership_approved: { isMailed: true },
    membership_refused: { isMailed: true },
    exhibitor_approved: { isMailed: true, roles: ['firmAdmin'] },
    exhibitor_refused: { isMailed: true, roles: ['firmAdmin'] },
    exhibitor_merged: { isMailed: false, roles: exhibitors },
    role_offered: { isMailed: true },
    stand_placed: { isMailed: false, roles: exhibitors },
    message_received: { isMailed: false },
    booth_message_received: { isMailed: false, roles: exhibitors },
    conversation_handed_over: { isMailed: false, roles: exhibitors },
    call_missed: { isMailed: false },
    call_refused: { isMailed: false },
    call_failed: { isMailed: false },
    place_next: { isMailed: false },
    place_called: { isMailed: false },
    place_missed: { isMailed: false },
    place_closed: { isMailed: false },
    application_received: { isMailed: false, roles: exhibitors },
    application_nudged: { isMailed: false, roles: exhibitors },
    application_read: { isMailed: false, roles: ['visitor'] },
    application_answered: { isMailed: true, roles: ['visitor'] },
    application_revealed: { isMailed: false, roles: ['visitor'] },
    interview_proposed: { isMailed: true, roles: ['visitor'] },
    interview_accepted: { isMailed: true, roles: exhibitors },
    interview_declined: { isMailed: false, roles: exhibitors },
    interview_moved: { isMailed: true, roles: ['visitor'] },
    interview_cancelled: { isMailed: true, roles: [...exhibitors, 'visitor'] },
    application_overdue: { isMailed: false, roles: ['visitor'] },
    pass_validated: { isMailed: true },
    pass_given: { isMailed: true },
    pass_refused: { isMailed: true },
    place_given: { isMailed: true },
    agenda_changed: { isMailed: true },
    conference_reminder: { isMailed: true },
    speaker_missing: { isMailed: false },
    cv_looks_refused: { isMailed: false, roles: runners },
    message_reported: { isMailed: false, roles: runners },
    chat_message_reported: { isMailed: false, roles: [...runners, 'moderator', 'speaker', ...exhibitors] },
  },
  { fr, en, nl, de, es, it },
)
