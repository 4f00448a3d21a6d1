import { defineNames } from '#platform/server/names.ts'

/** What the parts of a fair that it carries are called when they have been taken in. */
export const registrationPartNames = defineNames({
  forms: {
    fr: 'formulaires',
    en: 'forms',
    nl: 'formulieren',
    de: 'Formulare',
    es: 'formularios',
    it: 'moduli',
  },
})
