import type { Locale } from '#platform/contract/locale.ts'
import { declared } from '#platform/server/domains.ts'
import type { DeclaredMail, MailName, MailTitle } from '#platform/server/mail/mail-kind.ts'
import type { PlaceholderSpec } from '../../contract/mail-words.ts'
import { commonWords } from './common/words.ts'

type CommonName = keyof (typeof commonWords)[Locale]['names']

/** What is filled in for each reader; `{{firstName}}` in a subject or a text. */
export type MailValues = Partial<Record<CommonName | MailName, string>>

const find = (kind: string) => declared('mails').find(mail => mail.kind === kind)

/** @throws where no domain has it among its `mails` */
export function declaredMail(kind: string): DeclaredMail {
  const mail = find(kind)
  if (!mail) throw new Error(`No domain declares the mail ${kind}.`)
  return mail
}

/** Those that a fair may word, in the order in which people meet them. */
export const editableMails = () =>
  declared('mails')
    .flatMap(mail => (mail.editable ? { ...mail, editable: mail.editable } : []))
    .toSorted((one, other) => one.editable.rank - other.editable.rank)

export const isEditable = (kind: string) => find(kind)?.editable !== undefined

/** One about an account, which belongs to no fair. */
export const isAccountMail = (kind: string) => {
  const mail = find(kind)
  return mail !== undefined && !mail.editable
}

/** What a mail may name, and how much it depends on its link. A kind that nothing sends has what all have. */
export function mailSpec(kind: string): PlaceholderSpec {
  const { link = 'none', names = {} } = find(kind) ?? {}
  return {
    link,
    names: ['firstName', 'lastName', 'fair', ...Object.keys(names), ...(link === 'none' ? [] : ['link'])],
  }
}

export function titleOf({ words }: DeclaredMail, locale: Locale): MailTitle {
  const { title = '', when = '' } = words[locale].text
  return { title, when }
}

/** What may be named, with what it is called. */
export function mailNamesOf({ kind, words }: DeclaredMail, locale: Locale) {
  const labels: Readonly<Record<string, string>> = { ...commonWords[locale].names, ...words[locale].names }
  return mailSpec(kind).names.map(name => ({ name, label: labels[name] ?? name }))
}
