import { defineNames } from '#platform/server/names.ts'

/** What operators read of its jobs. */
export const mediaJobNames = defineNames({
  read_document: {
    fr: 'Lire les brochures pour la recherche',
    en: 'Read brochures for the search',
    nl: 'Brochures lezen voor het zoeken',
    de: 'Broschüren für die Suche lesen',
    es: 'Leer los folletos para la búsqueda',
    it: 'Leggere le brochure per la ricerca',
  },
  find_documents: {
    fr: 'Tenir compte des brochures lues dans les listes',
    en: 'Find newly read brochures in lists',
    nl: 'Gelezen brochures in lijsten vinden',
    de: 'Gelesene Broschüren in Listen finden',
    es: 'Encontrar en las listas los folletos leídos',
    it: 'Trovare negli elenchi le brochure lette',
  },
  sweep_media: {
    fr: 'Supprimer les fichiers inutilisés',
    en: 'Delete unused files',
    nl: 'Ongebruikte bestanden verwijderen',
    de: 'Ungenutzte Dateien löschen',
    es: 'Eliminar archivos no usados',
    it: 'Elimina i file non usati',
  },
})
