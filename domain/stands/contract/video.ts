import { isSafeUrl } from '#platform/contract/web-address.ts'

/** How a stand's video is shown: an embedded player, a picture that leads somewhere, or a link to a slideshow. */
export type Embed =
  | { kind: 'frame'; src: string; title: string }
  | { kind: 'image'; src: string; href: string; title: string }
  | { kind: 'link'; href: string; title: string }

type Site = { site: string; pattern: RegExp; embed: (id: string) => string; page: (id: string) => string }

/** Video sites, by how their addresses hold an id; players are rebuilt from the id, on the host that does not follow people. */
const sites: Site[] = [
  {
    site: 'youtube',
    pattern:
      /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i,
    embed: id => `https://www.youtube-nocookie.com/embed/${id}`,
    page: id => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    site: 'vimeo',
    pattern: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?!\d)/i,
    embed: id => `https://player.vimeo.com/video/${id}?dnt=1`,
    page: id => `https://vimeo.com/${id}`,
  },
  {
    site: 'dailymotion',
    pattern:
      /^https?:\/\/(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([a-z0-9]{5,10})(?![a-z0-9])/i,
    embed: id => `https://www.dailymotion.com/embed/video/${id}`,
    page: id => `https://www.dailymotion.com/video/${id}`,
  },
]

/** The site and id of a video address, or null when it is of no site that we know. */
export function videoOf(address: string): { site: string; id: string } | null {
  for (const { site, pattern } of sites) {
    const id = pattern.exec(address.trim())?.[1]
    if (id) return { site, id }
  }
  return null
}

/** The address under which people know a video that is kept by site and id. */
export const pageOf = (site: unknown, id: unknown): string =>
  sites.find(one => one.site === site)?.page(String(id)) ?? ''

const isWeb = (value: unknown): value is string => typeof value === 'string' && isSafeUrl(value)
const isMedia = (value: unknown): value is string =>
  typeof value === 'string' && /^\/media\/[\w./-]+$/.test(value)

/** What a stored video becomes on the page; null for anything that could not have been written by us. */
export function embedOf(video: Record<string, unknown> | null): Embed | null {
  if (!video) return null
  const title = typeof video.title === 'string' ? video.title : ''
  if (video.kind === 'video') {
    const site = sites.find(one => one.site === video.site)
    return site && typeof video.id === 'string' && /^[\w-]{5,12}$/.test(video.id)
      ? { kind: 'frame', src: site.embed(video.id), title }
      : null
  }
  if (video.kind === 'image')
    return isMedia(video.image) && isWeb(video.url)
      ? { kind: 'image', src: video.image, href: video.url, title }
      : null
  if (video.kind === 'slideshow') return isWeb(video.url) ? { kind: 'link', href: video.url, title } : null
  return null
}
