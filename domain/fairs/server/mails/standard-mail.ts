import type { Locale } from '#platform/contract/locale.ts'
import type { MailKind } from '../../contract/mail-kinds.ts'
import type { MailWords } from '../../contract/mail-words.ts'
import { standardWords } from './words.ts'

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** What is sent where a fair has no words of its own; in the form in which a fair writes its own. */
export function standardMail(kind: MailKind, locale: Locale): MailWords {
  const words = standardWords[locale]
  const { subject, body, action } = words[kind]
  const [first = '', ...rest] = body.split('\n\n')
  const text = [words.greeting, first, ...(action ? ['{{link}}'] : []), ...rest, words.closing]
  return { subject, text: paragraphs(text.join('\n\n')), ...(action && { action }) }
}
