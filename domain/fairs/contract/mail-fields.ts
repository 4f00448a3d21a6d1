import { type Locale, locales } from '#platform/contract/locale.ts'
import type { MailField, MailWords } from './mail-words.ts'

/** The words of a mail by language; a language that is left out has the standard ones. */
export type MailInLanguages = Partial<Record<Locale, MailWords>>

/** Values of a mail by field, each saved by itself; none where a language has the standard words. */
export type MailFieldValues = Readonly<Record<string, unknown>>

const names = ['subject', 'text', 'action'] as const satisfies MailField[]

const fieldOf = (code: Locale, name: MailField) => `${code}.${name}`

export const mailFieldsOf = (words: MailInLanguages): MailFieldValues =>
  Object.fromEntries(
    locales.flatMap(code => names.map(name => [fieldOf(code, name), words[code]?.[name] ?? null])),
  )

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

export const mailOfFields = (fields: MailFieldValues): MailInLanguages =>
  Object.fromEntries(
    locales.flatMap(code => {
      const [subject, text, action] = names.map(name => textOf(fields[fieldOf(code, name)]))
      if (subject == null && text == null) return []
      return [[code, { subject: subject ?? '', text: text ?? '', ...(action && { action }) }]]
    }),
  )
