import { defineNames } from '#platform/server/names.ts'

/** What the parts of a fair that it carries are called when they have been taken in. */
export const exhibitorsPartNames = defineNames({
  sectors: {
    fr: 'secteurs du salon',
    en: 'sectors of the fair',
    nl: 'sectoren van de beurs',
    de: 'Branchen der Messe',
    es: 'sectores de la feria',
    it: 'settori della fiera',
  },
  subsectors: {
    fr: 'sous-secteurs du salon',
    en: 'sub-sectors of the fair',
    nl: 'subsectoren van de beurs',
    de: 'Teilbranchen der Messe',
    es: 'subsectores de la feria',
    it: 'sottosettori della fiera',
  },
  exhibitors: {
    fr: 'exposants',
    en: 'exhibitors',
    nl: 'exposanten',
    de: 'Aussteller',
    es: 'expositores',
    it: 'espositori',
  },
})
