import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const fairsJobNames = defineNames({
  renew_fairs: {
    fr: 'Reconduire les salons mensuels',
    en: 'Renew monthly fairs',
    nl: 'Maandelijkse beurzen verlengen',
    de: 'Monatliche Messen verlängern',
    es: 'Renovar las ferias mensuales',
    it: 'Rinnova le fiere mensili',
  },
  run_fairs_by_dates: {
    fr: 'Ouvrir et fermer les salons à leurs dates',
    en: 'Open and close fairs on their dates',
    nl: 'Beurzen op hun datums openen en sluiten',
    de: 'Messen zu ihren Terminen öffnen und schließen',
    es: 'Abrir y cerrar las ferias en sus fechas',
    it: 'Aprire e chiudere le fiere alle loro date',
  },
  export_fair: {
    fr: 'Exporter un salon',
    en: 'Export a fair',
    nl: 'Een beurs exporteren',
    de: 'Eine Messe exportieren',
    es: 'Exportar una feria',
    it: 'Esportare una fiera',
  },
  sweep_fair_exports: {
    fr: 'Supprimer les anciens exports',
    en: 'Delete old exports',
    nl: 'Oude exports verwijderen',
    de: 'Alte Exporte löschen',
    es: 'Eliminar las exportaciones antiguas',
    it: 'Eliminare le vecchie esportazioni',
  },
})

/** What the parts of a fair that it carries are called when they have been taken in. */
export const fairsPartNames = defineNames({
  settings: {
    fr: 'fiche de réglages',
    en: 'sheet of settings',
    nl: 'blad met instellingen',
    de: 'Blatt mit Einstellungen',
    es: 'ficha de ajustes',
    it: 'scheda delle impostazioni',
  },
  buttons: {
    fr: 'boutons',
    en: 'buttons',
    nl: 'knoppen',
    de: 'Schaltflächen',
    es: 'botones',
    it: 'pulsanti',
  },
  mails: { fr: 'e-mails', en: 'emails', nl: 'e-mails', de: 'E-Mails', es: 'correos', it: 'e-mail' },
  texts: {
    fr: 'textes légaux',
    en: 'legal texts',
    nl: 'juridische teksten',
    de: 'Rechtstexte',
    es: 'textos legales',
    it: 'testi legali',
  },
})
