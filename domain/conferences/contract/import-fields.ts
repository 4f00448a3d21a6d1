import type { ImportField } from '#platform/contract/import.ts'

/** What a column of a programme may hold, with the names under which people know it, folded. */
export const programmeFields = [
  {
    name: 'title',
    max: 250,
    unmapped: 'programme_title_unmapped',
    known: 'title titre titel titulo titolo talk session sessiontitle vortrag lezing conference',
    exact: 'name nom naam nombre nome',
  },
  { name: 'date', max: 60, known: 'date datum fecha data day jour dag tag dia giorno' },
  {
    name: 'start',
    max: 60,
    known: 'start begin debut beginn starttime inicio inizio aanvang',
    exact: 'from de von',
  },
  { name: 'end', max: 60, known: 'end fin ende einde fine endtime', exact: 'to bis a' },
  { name: 'duration', max: 20, known: 'duration duree dauer duur duracion durata minutes minuten' },
  { name: 'room', max: 160, known: 'room salle raum zaal sala location lieu' },
  {
    name: 'track',
    max: 160,
    known: 'track parcours filiere thema themenbereich itinerario tematica percorso',
  },
  { name: 'type', max: 120, known: 'type format typ art tipo soort' },
  { name: 'language', max: 40, known: 'language langue taal sprache idioma lingua' },
  {
    name: 'speakers',
    max: 2000,
    known:
      'speakers speaker vortragende vortragender intervenants intervenant sprekers spreker referenten referent ponentes ponente relatori relatore persons presenters',
  },
  { name: 'subtitle', max: 500, known: 'subtitle soustitre ondertitel untertitel subtitulo sottotitolo' },
  {
    name: 'abstract',
    max: 20_000,
    isLong: true,
    known: 'abstract resume samenvatting zusammenfassung resumen riassunto summary',
  },
  {
    name: 'description',
    max: 40_000,
    isLong: true,
    known: 'description beschrijving beschreibung descripcion descrizione',
  },
  { name: 'url', max: 2000, known: 'url link lien enlace website' },
  { name: 'guid', max: 120, known: 'guid uuid uid' },
  {
    name: 'id',
    max: 120,
    known: 'id identifier identifiant identificador identificativo kenmerk kennung code',
    exact: 'ref reference',
  },
] as const satisfies readonly (ImportField & { name: string })[]

export type ProgrammeField = (typeof programmeFields)[number]['name']
