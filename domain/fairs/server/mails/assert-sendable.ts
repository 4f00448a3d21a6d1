import type { Locale } from '#platform/contract/locale.ts'
import { entriesOf } from '#platform/contract/record.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { type MailProblem, type MailWords, mailProblems } from '../../contract/mail-words.ts'
import { cleanMail } from './clean-mail.ts'
import { isAccountMail, mailSpec } from './declared-mails.ts'

/** Names what is wrong, so that it is found in the text. */
function refuse(problems: readonly (MailProblem & { path: string })[]) {
  const errors = new Map<string, string[]>()
  for (const { path, code } of problems) errors.set(path, [...new Set([...(errors.get(path) ?? []), code])])
  const detail = [...new Set(problems.map(({ name }) => name).filter(Boolean))].join(', ')
  throw new Refusal(422, 'invalid', { errors: Object.fromEntries(errors), ...(detail && { detail }) })
}

const cleaned = (words: MailWords): MailWords => ({ ...words, text: cleanMail(words.text ?? '') })

type WordsByLocale = Partial<Record<Locale, MailWords>>

/** The wording as it may be kept. @throws 422 by language and field, naming the placeholders. */
export function assertSendable(kind: string, own: WordsByLocale): WordsByLocale {
  const clean = entriesOf(own).flatMap(([locale, words]) =>
    words ? [[locale, cleaned(words)] as const] : [],
  )
  const problems = clean.flatMap(([locale, words]) =>
    mailProblems(mailSpec(kind), words).map(one => ({ ...one, path: `translations.${locale}.${one.field}` })),
  )
  if (problems.length) refuse(problems)
  return Object.fromEntries(clean)
}

/** One language, by the names of its fields. @throws 422 */
export function assertOneSendable(kind: string, words: MailWords): MailWords {
  const clean = cleaned(words)
  const problems = mailProblems(mailSpec(kind), clean).map(one => ({ ...one, path: one.field }))
  if (problems.length) refuse(problems)
  return clean
}

/** Whoever writes the record itself is held to the same. A language without words is left to the standard ones. */
export function beforeMailWrite(input: Input, current: Row | null): Input {
  const kind = String(input.kind ?? current?.kind ?? '')
  if (isAccountMail(kind)) throw invalid({ kind: 'not_in_list' })
  if (!input.translations) return input
  const worded = Object.entries(input.translations as Record<string, Partial<MailWords>>).flatMap(
    ([locale, { subject = '', text = '', action }]): [string, MailWords][] =>
      subject || text ? [[locale, { subject, text, ...(action && { action }) }]] : [],
  )
  return { ...input, translations: assertSendable(kind, Object.fromEntries(worded)) }
}
