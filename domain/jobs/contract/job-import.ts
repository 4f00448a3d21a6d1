import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { defineImport, importOutcome } from '#platform/contract/import.ts'
import { locales } from '#platform/contract/locale.ts'
import { runners } from '#platform/contract/runners.ts'

/** What a column of an import of offers may hold, with the names under which people know it. */
export const offerFields = [
  {
    name: 'reference',
    max: 80,
    unmapped: 'import_reference_unmapped',
    known:
      'reference ref referencenumber referentie referenz referencia riferimento kennziffer codigo codice',
    exact: 'id no nr',
  },
  {
    name: 'title',
    max: 160,
    unmapped: 'import_title_unmapped',
    known:
      'title titre intitule poste jobtitle functietitel stellenbezeichnung titel titulo puesto titolo posto',
  },
  {
    name: 'description',
    max: 20_000,
    isLong: true,
    known: 'description texte omschrijving beschreibung descripcion descrizione missions aufgaben taken',
  },
  {
    name: 'profile',
    max: 20_000,
    isLong: true,
    known: 'profile profil profiel perfil profilo requirements anforderungen vereisten requisitos requisiti',
  },
  {
    name: 'firm',
    max: 160,
    known:
      'firm company exhibitor exposant entreprise societe bedrijf aussteller unternehmen empresa azienda',
  },
  {
    name: 'family',
    max: 160,
    known:
      'family famille metier domaine category lineofwork beroep vakgebied berufsfeld oficio familia settore famiglia',
  },
  {
    name: 'subFamily',
    max: 160,
    known:
      'subfamily specialite speciality specialisatie fachgebiet beruf especialidad subfamilia specialita sottofamiglia',
  },
  { name: 'jobFunction', max: 160, known: 'function fonction functie funktion funcion funzione' },
  {
    name: 'functionLevel',
    max: 160,
    known:
      'functionlevel niveau niveaudefonction functieniveau funktionsebene stufe niveldefuncion nivel livellodifunzione livello',
  },
  {
    name: 'contractType',
    max: 160,
    known: 'contracttype contract contrat vertrag vertragsart contrato contratto jobtype employmenttype',
  },
  {
    name: 'educationLevel',
    max: 160,
    known:
      'educationlevel levelofeducation education niveaudetudes formation diplome opleidingsniveau opleiding bildungsabschluss abschluss niveldeestudios formacion titulacion livellodiistruzione istruzione',
  },
  { name: 'experience', max: 160, known: 'experience ervaring erfahrung experiencia esperienza' },
  {
    name: 'skills',
    max: 1000,
    known: 'skills competences vaardigheden kompetenzen kenntnisse competencias competenze',
  },
  { name: 'street', max: 200, known: 'street rue straat strasse straße calle via' },
  { name: 'city', max: 120, known: 'city ville lieu plaats stad ort arbeitsort ciudad citta' },
  { name: 'postalCode', max: 20, known: 'postalcode codepostal cp postcode plz codigopostal cap' },
  { name: 'country', max: 80, known: 'country pays land pais paese' },
  {
    name: 'remote',
    max: 40,
    known: 'remote remotetype teletravail thuiswerk homeoffice teletrabajo telelavoro',
  },
  { name: 'salaryMin', max: 20, known: 'salarymin salaireminimum minimum gehaltvon minsalary' },
  { name: 'salaryMax', max: 20, known: 'salarymax salairemaximum maximum gehaltbis maxsalary' },
  { name: 'salaryCurrency', max: 3, known: 'salarycurrency currency devise valuta wahrung moneda' },
  { name: 'salaryPeriod', max: 20, known: 'salaryperiod period periode zeitraum periodo' },
  { name: 'positions', max: 6, known: 'positions postes plazas vacatures stellen posti openings' },
  { name: 'startDate', max: 40, known: 'startdate debut begindatum beginn inicio inizio' },
  {
    name: 'finalDate',
    max: 40,
    known: 'finaldate datelimite limite deadline sluitingsdatum bewerbungsschluss scadenza expirationdate',
  },
  { name: 'externalUrl', max: 2000, known: 'externalurl url lien link enlace' },
] as const
export type OfferField = (typeof offerFields)[number]['name']

const count = Type.Integer()

const response = {
  /** New drafts. */
  created: count,
  /** Offers that are there, of which the file says something else. */
  updated: count,
}
const Preview = Type.Object({ ...importOutcome, ...response })
export type OfferImportPreview = Static<typeof Preview>

/** Offers of a fair, found again by the reference that their firm gives them. Besides a table: the XML of job boards, or JSON-LD. */
export const offerImport = defineImport({
  path: '/fairs/{id}/jobs/import',
  tag: 'Import',
  of: 'job offers',
  allow: [...runners, 'firmAdmin'],
  params: Type.Object({ id: Id }),
  query: {
    /** Whose those are of which the file does not say it; else one’s own firm’s. */
    firm: Type.Optional(Id),
    /** The language of the texts; French unless said. */
    locale: Type.Optional(Type.Enum([...locales])),
  },
  response,
})
