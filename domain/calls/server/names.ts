import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const callsJobNames = defineNames({
  watch_calls: {
    fr: 'Suivre les appels vidéo en cours',
    en: 'Follow the video calls in progress',
    nl: 'Lopende videogesprekken volgen',
    de: 'Laufende Videoanrufe begleiten',
    es: 'Seguir las videollamadas en curso',
    it: 'Seguire le videochiamate in corso',
  },
  sweep_calls: {
    fr: 'Supprimer les appels que personne n’a plus',
    en: 'Delete calls that nobody has any more',
    nl: 'Gesprekken verwijderen die niemand meer heeft',
    de: 'Anrufe löschen, die niemand mehr hat',
    es: 'Eliminar las llamadas que ya no tiene nadie',
    it: 'Eliminare le chiamate che non ha più nessuno',
  },
})
