import { playerOf, serverPlayerOf } from '#platform/contract/video-sites.ts'
import { isSafeUrl } from '#platform/contract/web-address.ts'

/** How a stand's video is shown: an embedded player, its own file, a picture that leads somewhere, or a link to a slideshow. */
export type Embed =
  | { kind: 'frame'; src: string; title: string }
  | { kind: 'file'; src: string; title: string }
  | { kind: 'image'; src: string; href: string; title: string }
  | { kind: 'link'; href: string; title: string }

const isWeb = (value: unknown): value is string => typeof value === 'string' && isSafeUrl(value)
const isMedia = (value: unknown): value is string =>
  typeof value === 'string' && /^\/media\/\d{4}\/\d{2}\/[\w-]+\.\w{2,5}$/.test(value)

/** What a stored video becomes on the page; null for anything that could not have been written by us. */
export function embedOf(video: Record<string, unknown> | null): Embed | null {
  if (!video) return null
  const title = typeof video.title === 'string' ? video.title : ''
  if (video.kind === 'video') {
    const src = playerOf(video.site, video.id) ?? serverPlayerOf(video.server, video.id)
    return src ? { kind: 'frame', src, title } : null
  }
  if (video.kind === 'file')
    return isMedia(video.file) && /\.(mp4|webm)$/.test(video.file)
      ? { kind: 'file', src: video.file, title }
      : null
  if (video.kind === 'image')
    return isMedia(video.image) && isWeb(video.url)
      ? { kind: 'image', src: video.image, href: video.url, title }
      : null
  if (video.kind === 'slideshow') return isWeb(video.url) ? { kind: 'link', href: video.url, title } : null
  return null
}
