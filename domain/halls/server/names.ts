import { defineNames } from '#platform/server/names.ts'

/** What the parts of a fair that it carries are called when they have been taken in. */
export const hallsPartNames = defineNames({
  halls: { fr: 'halls', en: 'halls', nl: 'hallen', de: 'Hallen', es: 'pabellones', it: 'padiglioni' },
  places: { fr: 'places', en: 'places', nl: 'plaatsen', de: 'Plätze', es: 'lugares', it: 'posti' },
})
