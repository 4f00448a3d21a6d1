import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const standsJobNames = defineNames({
  sweep_import_runs: {
    fr: 'Oublier les anciens imports',
    en: 'Forget old imports',
    nl: 'Oude importen vergeten',
    de: 'Alte Importe löschen',
    es: 'Olvidar las importaciones antiguas',
    it: 'Eliminare le vecchie importazioni',
  },
  purge_trash: {
    fr: 'Vider la corbeille',
    en: 'Empty the trash',
    nl: 'De prullenbak legen',
    de: 'Papierkorb leeren',
    es: 'Vaciar la papelera',
    it: 'Svuota il cestino',
  },
  drop_replaced_files: {
    fr: 'Supprimer les fichiers remplacés sur un stand',
    en: 'Delete files that a booth has replaced',
    nl: 'Vervangen bestanden van stands verwijderen',
    de: 'Ersetzte Dateien von Ständen löschen',
    es: 'Eliminar los archivos sustituidos en un stand',
    it: 'Elimina i file sostituiti negli stand',
  },
})

/** What the parts of a fair that it carries are called when they have been taken in. */
export const standsPartNames = defineNames({
  booths: { fr: 'stands', en: 'booths', nl: 'stands', de: 'Stände', es: 'stands', it: 'stand' },
  booth_texts: {
    fr: 'textes de stands',
    en: 'booth texts',
    nl: 'standteksten',
    de: 'Standtexte',
    es: 'textos de stands',
    it: 'testi degli stand',
  },
  booth_files: {
    fr: 'brochures et affiches',
    en: 'brochures and posters',
    nl: 'brochures en posters',
    de: 'Broschüren und Plakate',
    es: 'folletos y carteles',
    it: 'brochure e poster',
  },
})
