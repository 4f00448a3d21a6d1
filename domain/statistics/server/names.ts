import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const statisticsJobNames = defineNames({
  roll_up_statistics: {
    fr: 'Additionner les visites',
    en: 'Add up visits',
    nl: 'Bezoeken optellen',
    de: 'Besuche zusammenzählen',
    es: 'Sumar las visitas',
    it: 'Sommare le visite',
  },
  sample_presence: {
    fr: 'Noter combien de personnes sont présentes',
    en: 'Note how many people are present',
    nl: 'Noteren hoeveel mensen aanwezig zijn',
    de: 'Festhalten, wie viele da sind',
    es: 'Anotar cuántas personas están presentes',
    it: 'Annotare quante persone sono presenti',
  },
  close_statistics: {
    fr: 'Clore les chiffres des jours passés',
    en: 'Close the figures of past days',
    nl: 'Cijfers van voorbije dagen afsluiten',
    de: 'Zahlen vergangener Tage abschließen',
    es: 'Cerrar las cifras de los días pasados',
    it: 'Chiudere le cifre dei giorni passati',
  },
  sweep_statistics: {
    fr: 'Supprimer les anciennes visites',
    en: 'Delete old visits',
    nl: 'Oude bezoeken verwijderen',
    de: 'Alte Besuche löschen',
    es: 'Eliminar las visitas antiguas',
    it: 'Eliminare le vecchie visite',
  },
})
