import type { Locale } from '#platform/contract/locale.ts'
import { fieldsIn } from '#platform/contract/record.ts'
import { escapeHtml, replaceControls } from '#platform/contract/text.ts'
import { unlinked } from '#platform/contract/web-address.ts'
import { hasLink, type MailWords } from '../../contract/mail-words.ts'
import { cleanMail, mailAsText } from './clean-mail.ts'
import { commonWords } from './common/words.ts'
import { type MailValues, mailSpec } from './declared-mails.ts'
import { mailPage } from './mail-page.ts'
import { standardMail } from './standard-mail.ts'

/** Lines under a heading, each with the page it leads to. */
export type MailGroup = { title: string; lines: readonly { text: string; href: string | null }[] }

const asText = (words: string) => escapeHtml(unlinked(replaceControls(words)))

const listed = (groups: readonly MailGroup[], origin: string) =>
  groups
    .map(({ title, lines }) => {
      const items = lines.map(({ text, href }) =>
        href === null
          ? `<li>${asText(text)}</li>`
          : `<li><a href="${escapeHtml(new URL(href, origin).href)}">${asText(text)}</a></li>`,
      )
      return `<h3>${asText(title)}</h3><ul>${items.join('')}</ul>`
    })
    .join('')

export type Composed = { subject: string; text: string; html: string }

/** Fills in what this kind may name; anything else stays as it is written. */
const fill = (text: string, kind: string, values: MailValues, as: (value: string) => string) =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) => {
    const known = mailSpec(kind).names.find(one => one === name)
    if (!known) return written
    const value = replaceControls(String(fieldsIn(values)[known] ?? ''))
    // A name is no link: mail programs would make one of “booking.com”.
    return as(known === 'link' ? value : unlinked(value))
  })

const button = /<p>\s*\{\{\s*link\s*\}\}\s*<\/p>/g

/** Within a sentence the link is its own words; within a link of the writer's it is where that leads. */
const inline = (html: string) =>
  html.replace(/<a\b[^>]*>.*?<\/a>|\{\{\s*link\s*\}\}/gs, found =>
    found.startsWith('<') ? found : '<a href="{{link}}">{{link}}</a>',
  )

/** A mail in one language, as text and as HTML. What people are called is text in it, never more. */
export function composeMail(
  kind: string,
  locale: Locale,
  words: MailWords,
  values: MailValues,
  origin: string,
  groups: readonly MailGroup[] = [],
  optOut: string | null = null,
): Composed {
  const { link } = values
  const { orCopy, optOut: foot } = commonWords[locale]
  const reason = fill(foot.reason, kind, values, String)
  const action = fill(words.action || standardMail(kind, locale).action || '', kind, values, String)
  const use = mailSpec(kind).link
  const isMissing = (use === 'needed' || use === 'token') && !hasLink(words.text)
  const text = isMissing ? `${words.text}<p>{{link}}</p>` : words.text
  const parts = cleanMail(text)
    .split(button)
    .map(part => cleanMail(inline(part), origin))
  const list = listed(groups, origin)
  /** What is listed stands before the button. */
  const filled = (as: (value: string) => string, shape: (html: string) => string) =>
    parts.map((part, at) => [fill(shape(part), kind, values, as), at ? '' : shape(list)])
  const colon = locale === 'fr' ? '\u00a0:' : ':'
  const written = fill(replaceControls(words.subject), kind, values, String).trim().slice(0, 200)
  // A subject made of nothing but a name that nobody has would keep the mail from leaving.
  const subject = written || fill('{{fair}}', kind, values, String).trim() || 'Verrière'
  return {
    subject,
    text: [
      filled(String, mailAsText)
        .map(part => part.filter(Boolean).join('\n\n'))
        .join(link ? `\n\n${action}${colon}\n${link}\n\n` : '\n\n')
        .trim(),
      ...(optOut ? [`-- \n${reason}\n${foot.action}${colon}\n${optOut}`] : []),
    ].join('\n\n'),
    html: mailPage(
      locale,
      subject,
      filled(escapeHtml, String).map(part => part.join('')),
      link ? { href: link, words: action, orCopy } : null,
      optOut ? { href: optOut, words: foot.action, reason } : null,
    ),
  }
}
