import sanitize from 'sanitize-html'
import { siteName, videoOf, videoPage } from '#platform/contract/video-sites.ts'
import { isSafeUrl } from '#platform/contract/web-address.ts'

/** A page of ours or a mailbox, else an address without a name before its host. */
const isOpen = (href = '') => !/^\s*https?:/i.test(href) || isSafeUrl(href)

const attributeOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
const written = (text = '') => text.replaceAll('&quot;', '"').trim()

/** A video is kept as a link to its page in a figure of its own, which pages show as a player to be pressed. */
function figure(address: string | undefined, title: string) {
  const video = videoOf((address ?? '').replaceAll('&amp;', '&'))
  if (!video) return null
  const page = videoPage(video.site, video.id)
  return `<figure><a href="${page}" rel="noopener noreferrer nofollow">${title || siteName(video.site)}</a></figure>`
}

/** Players of known sites become such figures, by their ids; other frames are left out, other figures of a link are links. */
const withVideos = (clean: string) =>
  clean
    .replace(
      /<iframe[^>]*>/g,
      tag => figure(attributeOf(tag, 'src'), written(attributeOf(tag, 'title'))) ?? '',
    )
    .replaceAll('</iframe>', '')
    .replace(
      /<figure>\s*(<a(?: [^>]*)?>)([^<]*)<\/a>\s*<\/figure>/g,
      (_all, link: string, words: string) =>
        figure(attributeOf(link, 'href'), words.trim()) ?? `${link}${words}</a>`,
    )

/** Reduces HTML to the permitted tags and the few styles that our editor writes. */
export const sanitizeRichText = (html: string): string =>
  withVideos(
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
        iframe: ['src', 'title'],
      },
      allowedStyles: {
        '*': { 'text-align': [/^(left|right|center|justify)$/], color: [/^#[0-9a-f]{3,6}$/i] },
      },
      allowedSchemes: ['http', 'https', 'mailto'],
      allowedSchemesByTag: { img: ['http', 'https'] },
      allowProtocolRelative: false,
      transformTags: {
        a: (tag, attributes) => ({
          tagName: tag,
          attribs: {
            ...(isOpen(attributes.href) ? attributes : {}),
            rel: 'noopener noreferrer nofollow',
            ...(attributes.target ? { target: '_blank' } : {}),
          },
        }),
        iframe: (tag, { src = '', title = '' }) => ({
          tagName: tag,
          attribs: { src: src.replace(/^\/\//, 'https://'), title },
        }),
      },
      exclusiveFilter: frame => frame.tag === 'img' && !frame.attribs.src?.startsWith('/media/'),
    }),
  )
