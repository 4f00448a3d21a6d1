import type { Locale } from '#platform/contract/locale.ts'
import type { MailWords } from '../../contract/mail-words.ts'
import { commonWords } from './common/words.ts'
import { declaredMail } from './declared-mails.ts'

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')

/** What is sent where a fair has no words of its own; in the form in which a fair writes its own. */
export function standardMail(kind: string, locale: Locale): MailWords {
  const { greeting, closing } = commonWords[locale]
  const { subject, body, action } = declaredMail(kind).words[locale].text
  const [first = '', ...rest] = body.split('\n\n')
  const text = [greeting, first, ...(action ? ['{{link}}'] : []), ...rest, closing]
  return { subject, text: paragraphs(text.join('\n\n')), ...(action && { action }) }
}
