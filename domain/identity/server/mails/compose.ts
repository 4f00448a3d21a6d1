import type { Locale } from '#platform/contract/locale.ts'
import type { MailKind } from './mail-words.ts'
import { mailWords } from './words.ts'

export type MailValues = { firstName: string; fair: string }
/** A fair's own wording of a mail: subject, and text as sanitised HTML. */
export type OwnWording = { subject: string; text: string }
export type Composed = { subject: string; text: string; html: string }

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** One line, whatever was in the name that came into it. */
const line = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').slice(0, 200)

/** Fills in the permitted placeholders; any other stays as it is written. */
const fill = (text: string, values: MailValues & { link?: string }, as: (value: string) => string) =>
  text.replace(/\{\{\s*(firstName|fair|link)\s*\}\}/g, (_, name: keyof typeof values) =>
    as(values[name] ?? ''),
  )

const paragraphs = (text: string) =>
  text
    .split('\n\n')
    .map(part => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('\n')

const button = (link: string, word: string) =>
  `<p><a href="${escaped(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f7a62;color:#ffffff;text-decoration:none;font-weight:600">${escaped(word)}</a></p>`

const page = (locale: Locale, inner: string) =>
  `<!doctype html><html lang="${locale}"><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2521;background:#ffffff"><div style="max-width:560px">\n${inner}\n</div></body></html>`

const withoutTags = (html: string) =>
  html
    .replace(/<br\s*\/?>|<\/(?:p|h\d|li)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim()

/** A mail in one language, as text and as HTML; the fair's own wording takes the place of ours. */
export function composeMail(
  kind: MailKind,
  locale: Locale,
  values: MailValues,
  link: string | null,
  own: OwnWording | null,
): Composed {
  const words = mailWords[locale]
  const { subject, body, action } = words[kind]
  const all = { firstName: line(values.firstName), fair: line(values.fair), ...(link && { link }) }
  const linked = link && action ? { link, action } : null
  if (own) {
    // Without a link the mail would be of no use: where the wording forgot it, it follows.
    const missing = linked && !/\{\{\s*link\s*\}\}/.test(own.text) ? linked : null
    const html = fill(own.text, all, escaped)
    return {
      subject: line(fill(own.subject, all, value => value)),
      text: [withoutTags(fill(own.text, all, escaped)), missing?.link ?? ''].join('\n\n').trim(),
      html: page(locale, missing ? `${html}\n${button(missing.link, missing.action)}` : html),
    }
  }
  const text = (part: string) => fill(part, all, value => value)
  const html = (part: string) => paragraphs(fill(part, all, escaped))
  return {
    subject: line(text(subject)),
    text: [
      text(words.greeting),
      text(body),
      ...(linked ? [`${linked.action}${locale === 'fr' ? ' :' : ':'}\n${linked.link}`] : []),
      text(words.closing),
    ].join('\n\n'),
    html: page(
      locale,
      [
        html(words.greeting),
        html(body),
        ...(linked
          ? [
              button(linked.link, linked.action),
              `<p style="font-size:13px;color:#5a6661">${escaped(words.orCopy)}<br>${escaped(linked.link)}</p>`,
            ]
          : []),
        html(words.closing),
      ].join('\n'),
    ),
  }
}
