import { type Static, Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { defineImport, importOutcome } from '#platform/contract/import.ts'
import { runners } from '#platform/contract/runners.ts'

/** What a column of an import of people may hold, with the names under which people know it. */
export const personFields = [
  {
    name: 'email',
    max: 254,
    unmapped: 'import_email_unmapped',
    known:
      'email e-mail mail courriel correo adresse address direccion indirizzo mailadresse mailadres emailadres',
  },
  {
    name: 'firstName',
    max: 80,
    unmapped: 'import_name_unmapped',
    known: 'firstname first prenom voornaam vorname nombre nome given givenname',
  },
  {
    name: 'lastName',
    max: 80,
    unmapped: 'import_name_unmapped',
    known: 'lastname last nom name naam achternaam nachname apellido apellidos cognome surname family',
  },
  {
    name: 'userType',
    max: 80,
    known: 'usertype gebruikerstype benutzertyp type kind soort art tipo profil profile role rolle rol ruolo',
  },
  {
    name: 'firm',
    max: 160,
    known:
      'firm firma firme company companyname exhibitor exposant entreprise societe organisation organization bedrijf aussteller unternehmen expositor empresa espositore azienda raisonsociale',
  },
  {
    name: 'jobTitle',
    max: 120,
    known:
      'jobtitle job title fonction poste metier functie beruf funktion position cargo puesto qualifica incarico',
  },
  { name: 'phone', max: 40, known: 'phone telephone tel telefoon telefon telefono mobile portable' },
  { name: 'city', max: 120, known: 'city ville town stad plaats gemeente ort stadt ciudad citta' },
  { name: 'country', max: 80, known: 'country pays land pais paese' },
  { name: 'locale', max: 40, known: 'locale language langue taal sprache idioma lingua' },
] as const

/** What lists of other systems call the administrator of a booth, folded. */
export const exhibitorWords =
  'exhibitor exhibitors exposant exposants exposanten aussteller ausstellerin expositor expositora espositore expositores espositore espositrice espositori'.split(
    ' ',
  )

export type PersonField = (typeof personFields)[number]['name']

const count = Type.Integer()

const response = {
  /** New accounts. */
  created: count,
  /** People with an account who come into this fair. */
  joined: count,
  /** People who waited for the fair, and are let in by it. */
  validated: count,
  /** People who have not opened their account yet, of whom the file says something else. */
  updated: count,
  /** People with an account that is not the caller's to touch: they stay as they are. */
  elsewhere: count,
  /** People with an account whom a mail asks whether they want the role. */
  offered: count,
  /** Those who get a mail to choose their password. */
  invited: count,
}
const Preview = Type.Object({ ...importOutcome, ...response })
export type PeopleImportPreview = Static<typeof Preview>

/** People of a fair; whom they are is their address. */
export const peopleImport = defineImport({
  path: '/fairs/{id}/people/import',
  tag: 'Import',
  of: 'people',
  allow: runners,
  keys: ['import'],
  params: Type.Object({ id: Id }),
  query: {
    /** What those are of whom the file does not say it; a visitor where this is not said either. */
    userType: Type.Optional(Id),
    /** Whether those who are new get a mail to choose their password. */
    invites: Type.Optional(Type.Boolean()),
    /** Whoever imports says that they may: nothing is imported without. */
    hasRight: Type.Optional(Type.Boolean()),
  },
  response,
})
