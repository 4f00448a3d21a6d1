import sanitize from 'sanitize-html'
import { unescapeHtml } from '#platform/contract/text.ts'
import { isSafeUrl } from '#platform/contract/web-address.ts'

const linkPlaceholder = /^\{\{\s*link\s*\}\}$/

/**
 * Where a link of a mail may lead: out by http(s) or to a mailbox; a page of ours by its whole address. In what is sent
 * nothing is filled into an address.
 */
function leadsTo(href: string | undefined, origin: string | null): string | null {
  if (!href) return null
  if (linkPlaceholder.test(href)) return href
  if (origin && href.includes('{{')) return null
  if (/^mailto:/i.test(href) || isSafeUrl(href)) return href
  if (!/^\/(?![/\\])/.test(href)) return null
  return origin ? new URL(href, origin).href : href
}

/**
 * Reduces HTML to what every mailbox shows the same: no image, no frame, no style, no script. Without an origin, to be
 * kept; with it, to be sent.
 */
export const cleanMail = (html: string, origin: string | null = null): string =>
  sanitize(html, {
    allowedTags: [
      ...['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
      ...['h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
    ],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // No quote of a name stands bare in what is sent, not even where it is harmless.
    ...(origin && { textFilter: text => text.replaceAll('"', '&quot;') }),
    transformTags: {
      a: (tagName, { href }) => {
        const address = leadsTo(href, origin)
        const attributes: Record<string, string> = address ? { href: address } : {}
        return { tagName, attribs: attributes }
      },
    },
  })

/** The same words for who reads mails as text: where a link leads stands behind it. */
export const mailAsText = (html: string): string =>
  unescapeHtml(
    html
      .replace(/<a href="([^"]*)">(.*?)<\/a>/gs, (_all, href: string, words: string) =>
        words.trim() === href || `mailto:${words.trim()}` === href ? words : `${words} (${href})`,
      )
      .replace(/<li>(?:<p>)?/g, '• ')
      .replace(/<hr \/>/g, '---\n')
      .replace(/<br \/>|<\/li>/g, '\n')
      .replace(/<\/(?:p|h\d|ul|ol)>/g, '\n\n')
      .replace(/<[^>]+>/g, ''),
  )
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
