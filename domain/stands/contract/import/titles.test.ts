import { expect, it } from 'vitest'
import { guessMapping } from '#platform/contract/import.ts'
import { importFields } from './fields.ts'

/** What lists of other systems call their columns: the field each means, or nothing that is kept. */
const titles: Record<string, string | null> = {
  Company: 'firm',
  'Company name': 'firm',
  CompanyName: 'firm',
  Exhibitor: 'firm',
  Organization: 'firm',
  Entreprise: 'firm',
  Société: 'firm',
  'Raison sociale': 'firm',
  'Nom de l’exposant': 'firm',
  Firma: 'firm',
  Firmenname: 'firm',
  Aussteller: 'firm',
  Empresa: 'firm',
  'Razón social': 'firm',
  Azienda: 'firm',
  'Ragione sociale': 'firm',
  Bedrijf: 'firm',
  Hall: 'hall',
  Halle: 'hall',
  Pabellón: 'hall',
  Padiglione: 'hall',
  Zone: 'group',
  Îlot: 'group',
  Gang: 'group',
  Allée: 'group',
  Stand: 'number',
  Booth: 'number',
  'Booth number': 'number',
  'Booth Label': 'number',
  'N°': 'number',
  'Standnr.': 'number',
  Standnummer: 'number',
  Emplacement: 'number',
  Sector: 'sector',
  Secteur: 'sector',
  Branche: 'sector',
  Kategorie: 'sector',
  Category: 'sector',
  Website: 'website',
  'Site web': 'website',
  Webseite: 'website',
  'E-mail': 'email',
  Courriel: 'email',
  Phone: 'phone',
  Téléphone: 'phone',
  'VAT number': 'vatNumber',
  'Numéro de TVA': 'vatNumber',
  'USt-IdNr.': 'vatNumber',
  'Partita IVA': 'vatNumber',
  Adresse: 'street',
  Street: 'street',
  'Code postal': 'postalCode',
  PLZ: 'postalCode',
  CAP: 'postalCode',
  Ville: 'city',
  Ort: 'city',
  Country: 'country',
  Pays: 'country',
  Reference: 'reference',
  Contact: null,
  'Registration number': null,
}

it('sixty-one titles of other lists are asked', () => {
  expect(Object.keys(titles)).toHaveLength(61)
})

it.each(Object.entries(titles))('“%s” holds: %s', (title, field) => {
  expect(Object.keys(guessMapping(importFields, [title]))).toEqual(field ? [field] : [])
})
