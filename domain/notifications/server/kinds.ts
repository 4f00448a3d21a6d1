import { defineNotifications } from '#platform/server/notification-kind.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'

/** What is told of domains before this one; later ones declare their own. */
export const notificationKinds = defineNotifications(
  {
    membership_approved: { isMailed: true },
    membership_refused: { isMailed: true },
    exhibitor_approved: { isMailed: true },
    exhibitor_refused: { isMailed: true },
    role_offered: { isMailed: true },
    stand_placed: { isMailed: false },
    message_received: { isMailed: false },
    booth_message_received: { isMailed: false },
    call_missed: { isMailed: false },
    call_refused: { isMailed: false },
    call_failed: { isMailed: false },
  },
  { fr, en, nl, de, es, it },
)
