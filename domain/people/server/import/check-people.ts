import { Value } from 'typebox/value'
import { type UserTypeId, userTypeId } from '#domain/identity/contract/roles.ts'
import { isAddressAsName } from '#domain/identity/server/index.ts'
import { Email } from '#platform/contract/fields.ts'
import { fold, type LineProblem } from '#platform/contract/import.ts'
import { isLocale, type Locale } from '#platform/contract/locale.ts'
import { mendedEmail, nearest } from '#platform/contract/nearest.ts'
import { lineProblem } from '#platform/server/import/line-problems.ts'
import { type RowWords, tooLong } from '#platform/server/import/row-words.ts'
import { isUserType, mayCreate } from '../../contract/creation.ts'
import { type PersonField, personFields } from '../../contract/people-import.ts'
import type { KnownPeople } from './known.ts'

export type PersonWords = RowWords<PersonField>
export type PersonLine = { line: number; words: PersonWords }
export type CheckedPerson = PersonLine & {
  email: string
  userType: UserTypeId
  firm: number | null
  country: number | null
  locale: Locale | null
}

/** Names of the languages as they are called at home and in English. */
const languages = new Map<string, Locale>([
  ['francais', 'fr'],
  ['french', 'fr'],
  ['english', 'en'],
  ['anglais', 'en'],
  ['nederlands', 'nl'],
  ['dutch', 'nl'],
  ['neerlandais', 'nl'],
  ['deutsch', 'de'],
  ['german', 'de'],
  ['allemand', 'de'],
  ['espanol', 'es'],
  ['spanish', 'es'],
  ['espagnol', 'es'],
  ['italiano', 'it'],
  ['italian', 'it'],
  ['italien', 'it'],
])

/** `fr`, `fr-BE` or the language's name. */
export function localeOfRow(word: string): Locale | null {
  const [code] = fold(word).split(/[ -]/)
  return isLocale(code) ? code : (languages.get(fold(word)) ?? null)
}

type Rule = (
  person: CheckedPerson,
  known: KnownPeople,
) => [field: PersonField, code: string, meant?: string] | null

const emailSchema = Email()
const meantEmail = (word: string) => {
  const mended = mendedEmail(word)
  return Value.Check(emailSchema, mended) ? mended : undefined
}
const isStaff = (type: UserTypeId) => type === userTypeId.exhibitor || type === userTypeId.standContact

/** A field and the code of what is wrong with it, of everybody. */
const rules: Rule[] = [
  ({ words }) => (words.email ? null : ['email', 'required']),
  ({ words }) =>
    words.email && !Value.Check(emailSchema, words.email)
      ? ['email', 'email_invalid', meantEmail(words.email)]
      : null,
  ({ words }) => (words.firstName ? null : ['firstName', 'required']),
  ({ words }) => (words.lastName ? null : ['lastName', 'required']),
  ({ words, email }, { people }) =>
    isAddressAsName(words.firstName, people.get(email)?.firstName) ? ['firstName', 'name_is_address'] : null,
  ({ words, email }, { people }) =>
    isAddressAsName(words.lastName, people.get(email)?.lastName) ? ['lastName', 'name_is_address'] : null,
  ({ words, country }, { countryNames }) =>
    words.country && country === null
      ? ['country', 'import_country_unknown', nearest(words.country, countryNames)]
      : null,
  ({ words, locale }) =>
    words.locale && locale === null
      ? ['locale', 'import_language_unknown', nearest(words.locale, languages)]
      : null,
]

/** What is asked besides of those who get an account by this. */
const rulesOfNew = (audiences: readonly string[]): Rule[] => [
  ({ words }, known) =>
    words.userType && !known.types.has(fold(words.userType))
      ? ['userType', 'import_type_unknown', nearest(words.userType, known.typeNames)]
      : null,
  ({ userType }) => (mayCreate(audiences, userType) ? null : ['userType', 'type_forbidden']),
  ({ words, userType }) => (isStaff(userType) && !words.firm ? ['firm', 'firm_required'] : null),
  ({ words, userType, firm }, known) =>
    isStaff(userType) && words.firm && firm === null
      ? known.waiting.has(words.firm)
        ? ['firm', 'import_firm_waiting']
        : ['firm', 'import_firm_unknown', nearest(words.firm, known.firmNames)]
      : null,
]

/** Every line by itself, and no address twice. */
export function checkPeople(
  lines: readonly PersonLine[],
  known: KnownPeople,
  { audiences, userType: usual }: { audiences: readonly string[]; userType: UserTypeId },
): { people: CheckedPerson[]; problems: LineProblem[] } {
  const problems: LineProblem[] = []
  const emails = new Set<string>()
  const forNew = rulesOfNew(audiences)
  const people = lines.map(({ line, words }) => {
    const said = known.types.get(fold(words.userType ?? '')) ?? null
    const person: CheckedPerson = {
      line,
      words,
      email: (words.email ?? '').toLowerCase(),
      userType: isUserType(said) ? said : usual,
      firm: known.firms.get(fold(words.firm ?? '')) ?? null,
      country: known.countries.get(fold(words.country ?? '')) ?? null,
      locale: localeOfRow(words.locale ?? ''),
    }
    const complain = (field: PersonField, code: string, meant?: string) =>
      problems.push(lineProblem(line, field, words[field], code, meant))
    for (const field of tooLong(words, personFields)) complain(field, 'too_long')
    for (const rule of known.people.has(person.email) ? rules : [...rules, ...forNew]) {
      const wrong = rule(person, known)
      if (wrong) complain(...wrong)
    }
    if (person.email && emails.has(person.email)) complain('email', 'import_email_twice')
    emails.add(person.email)
    return person
  })
  return { people, problems }
}
