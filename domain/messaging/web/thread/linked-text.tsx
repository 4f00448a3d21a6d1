import { Fragment } from 'react'

/** Addresses of pages as people type them; what ends the sentence is no part of them. */
const address = /\bhttps?:\/\/[^\s<>"'«»“”]+/gi
const sentenceEnd = /[.,;:!?…)\]}]+$/

export type TextPart = { text: string; href?: string }

/** A bracket that the address itself opens belongs to it. */
function trimmed(found: string): string {
  const end = sentenceEnd.exec(found)?.[0] ?? ''
  const kept = found.slice(0, found.length - end.length)
  return end.startsWith(')') && kept.includes('(') ? `${kept})` : kept
}

/** Null for what is no address of a page, or shows another host than it leads to. */
function hrefOfPage(text: string): string | null {
  try {
    const { protocol, href, username, password } = new URL(text)
    return /^https?:$/.test(protocol) && !username && !password ? href : null
  } catch {
    return null
  }
}

/** Plain text and the addresses in it, in order. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const match of text.matchAll(address)) {
    const shown = trimmed(match[0])
    const href = hrefOfPage(shown)
    if (!href) continue
    if (match.index > at) parts.push({ text: text.slice(at, match.index) })
    parts.push({ text: shown, href })
    at = match.index + shown.length
  }
  if (at < text.length) parts.push({ text: text.slice(at) })
  return parts
}

/** What somebody wrote, with its addresses as links that tell the other site nothing of this one. */
export const LinkedText = ({ text }: { text: string }) =>
  partsOf(text).map(({ text: shown, href }, at) =>
    href ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {shown}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <Fragment key={at}>{shown}</Fragment>
    ),
  )
