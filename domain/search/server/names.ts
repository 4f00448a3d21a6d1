import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const searchJobNames = defineNames({
  sweep_search_words: {
    fr: 'Oublier les mots de recherche qui ne servent plus',
    en: 'Forget search words no longer in use',
    nl: 'Zoekwoorden vergeten die niet meer voorkomen',
    de: 'Nicht mehr vorkommende Suchwörter löschen',
    es: 'Olvidar las palabras de búsqueda que ya no se usan',
    it: 'Dimenticare le parole di ricerca non più in uso',
  },
})
