import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const referenceJobNames = defineNames({
  purge_list_trash: {
    fr: 'Vider la corbeille des listes',
    en: 'Empty the trash of lists',
    nl: 'De prullenbak van lijsten legen',
    de: 'Papierkorb der Listen leeren',
    es: 'Vaciar la papelera de las listas',
    it: 'Svuotare il cestino degli elenchi',
  },
})
