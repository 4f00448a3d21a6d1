import { type Static, Type } from 'typebox'
import { Line, RichText } from '#platform/contract/fields.ts'
import type { MailLink } from '#platform/contract/mail-link.ts'
import { addressIn } from '#platform/contract/web-address.ts'

/** `action` is the word on the button; the button stands where `{{link}}` is a paragraph of its own. */
export const mailFields = { subject: Line(200), text: RichText(20_000), action: Line(80) }

export const MailWords = Type.Object(
  { ...mailFields, action: Type.Optional(mailFields.action) },
  { additionalProperties: false },
)
export type MailWords = Static<typeof MailWords>

/** How much a mail depends on its link, and what it may name. */
export type PlaceholderSpec = { link: MailLink; names: readonly string[] }

export type MailField = keyof MailWords
export type MailProblem = {
  field: MailField
  code:
    | 'required'
    | 'placeholder_unknown'
    | 'placeholder_broken'
    | 'placeholder_in_address'
    | 'mail_link_missing'
    | 'mail_address_forbidden'
  /** What is wrong, as it was written. */
  name: string
}

export const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '')
const isEmpty = (html: string) => withoutTags(html).replace(/&nbsp;|\s/g, '') === ''

const placeholder = /\{\{\s*(\w+)\s*\}\}/g
/** What is left of braces once all that is whole is gone. */
const broken = /\{\{[^{}]{0,24}\}?|[^{}\s]{0,24}\}\}/

function problemsIn(field: MailField, text: string, names: readonly string[]): MailProblem[] {
  const used = [...text.matchAll(placeholder)].map(match => match[1] ?? '')
  const unknown = [...new Set(used)].filter(name => !names.includes(name))
  const rest = broken.exec(withoutTags(text.replace(placeholder, '')))
  return [
    ...unknown.map(name => ({ field, code: 'placeholder_unknown' as const, name: `{{${name}}}` })),
    ...(rest ? [{ field, code: 'placeholder_broken' as const, name: rest[0].trim() }] : []),
  ]
}

/** Where links of the text lead, a placeholder alone left out. */
const addressesOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href = '']) =>
    /^\{\{\s*link\s*\}\}$/.test(href) ? [] : [href],
  )

const blocks = /<\/?(?:p|br|li|ul|ol|h\d|hr|blockquote)\b[^>]*>/g
/** `{{link}}` right behind other signs: they would be read as the beginning of the address. */
const glued = /[\p{L}\d/=?&#%@.}]\{\{link\}\}/u

/** Beside a link that lets people in there is no other, neither written nor made of what is filled in. */
function addressProblems(link: MailLink, field: MailField, html: string): MailProblem[] {
  const problem = (code: MailProblem['code'], name: string): MailProblem => ({ field, code, name })
  const written = addressesOf(html)
  const [made, plain] = [
    written.filter(href => href.includes('{{')),
    written.filter(href => !href.includes('{{')),
  ]
  const inside = made.map(href => problem('placeholder_in_address', href))
  if (link !== 'token') return inside
  const words = withoutTags(html.replace(blocks, '\n')).replace(placeholder, '{{$1}}')
  const behind = words.split(/\s+/).find(word => glued.test(word))
  // Two letters: what is filled in may be the ending of an address.
  const bare = addressIn(words.replaceAll('{{link}}', ' ').replace(placeholder, 'xx'))
  return [
    ...inside,
    ...(behind ? [problem('placeholder_in_address', behind)] : []),
    ...[...plain, ...(bare ? [bare] : [])].map(address => problem('mail_address_forbidden', address)),
  ]
}

/** Whether a wording that was kept may carry the link of this mail. */
export const isSafeWording = (link: MailLink, { subject, text, action = '' }: MailWords) =>
  link !== 'token' || addressProblems(link, 'text', [subject, text, action].join('<br>')).length === 0

export const hasLink = (text: string) => /\{\{\s*link\s*\}\}/.test(text)

/** What keeps a wording from being sent: an address is a matter of the text alone, the rest may stand anywhere. */
export function mailProblems(
  { link, names }: PlaceholderSpec,
  { subject, text, action = '' }: MailWords,
): MailProblem[] {
  const inLine = names.filter(name => name !== 'link')
  const empty = (field: MailField): MailProblem => ({ field, code: 'required', name: '' })
  return [
    ...(subject.trim() ? problemsIn('subject', subject, inLine) : [empty('subject')]),
    ...addressProblems(link, 'subject', subject),
    ...addressProblems(link, 'text', text),
    ...addressProblems(link, 'action', action),
    ...(isEmpty(text) ? [empty('text')] : problemsIn('text', text, names)),
    ...problemsIn('action', action, inLine),
    ...((link === 'needed' || link === 'token') && !isEmpty(text) && !hasLink(text)
      ? [{ field: 'text' as const, code: 'mail_link_missing' as const, name: '{{link}}' }]
      : []),
  ]
}
