import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const waitingJobNames = defineNames({
  watch_queues: {
    fr: 'Suivre les files d’attente des stands',
    en: 'Follow the queues of booths',
    nl: 'De wachtrijen van stands volgen',
    de: 'Warteschlangen der Stände begleiten',
    es: 'Seguir las colas de los stands',
    it: 'Seguire le file degli stand',
  },
  sweep_places: {
    fr: 'Supprimer les anciennes places des files d’attente',
    en: 'Delete old places in queues',
    nl: 'Oude plaatsen in wachtrijen verwijderen',
    de: 'Alte Plätze in Warteschlangen löschen',
    es: 'Eliminar los lugares antiguos de las colas',
    it: 'Eliminare i vecchi posti nelle file',
  },
})
