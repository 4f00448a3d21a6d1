import { defineMails } from '#platform/server/mail/mail-kind.ts'
import { conferenceMailSpecs } from './specs.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'
import { nl } from './words/nl.ts'

export const conferenceMails = defineMails(conferenceMailSpecs, { fr, en, nl, de, es, it })
