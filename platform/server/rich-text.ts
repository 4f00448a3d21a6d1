import sanitize from 'sanitize-html'
import { isSafeUrl } from '#platform/contract/web-address.ts'

/** Sites whose videos may be embedded; the address is rebuilt from the id, never taken over. */
const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.dailymotion.com']

/** A page of ours or a mailbox, else an address without a name before its host. */
const isOpen = (href = '') => !/^\s*https?:/i.test(href) || isSafeUrl(href)

/** Reduces HTML to the permitted tags and the few styles that our editor writes. */
export const sanitizeRichText = (html: string): string =>
  sanitize(html, {
    allowedTags: [
      'p',
      'br',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
      'h2',
      'h3',
      'h4',
      'ul',
      'ol',
      'li',
      'blockquote',
      'a',
      'hr',
      'span',
      'img',
      'iframe',
      'figure',
      'figcaption',
    ],
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      span: ['style'],
      p: ['style'],
      h2: ['style'],
      h3: ['style'],
      img: ['src', 'alt', 'width', 'height'],
      iframe: ['src', 'title', 'allowfullscreen'],
    },
    allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,6}$/i] } },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: videoHosts,
    transformTags: {
      a: (tag, attributes) => ({
        tagName: tag,
        attribs: {
          ...(isOpen(attributes.href) ? attributes : {}),
          rel: 'noopener noreferrer nofollow',
          ...(attributes.target ? { target: '_blank' } : {}),
        },
      }),
    },
    exclusiveFilter: frame => frame.tag === 'img' && !frame.attribs.src?.startsWith('/media/'),
  })
