/** A video of a site that we know. */
export interface SiteVideo {
  site: string
  id: string
}

type Site = {
  site: string
  name: string
  origin: string
  pattern: RegExp
  /** Its player's path on `origin`. */
  player: (id: string) => string
  page: (id: string) => string
}

/** Video sites, by how their addresses hold an id; players are rebuilt from the id, on the host that does not follow people. */
const sites: Site[] = [
  {
    site: 'youtube',
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    pattern:
      /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i,
    player: id => `/embed/${id}`,
    page: id => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    site: 'vimeo',
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    pattern:
      /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?!\d)/i,
    player: id => `/video/${id}?dnt=1`,
    page: id => `https://vimeo.com/${id}`,
  },
  {
    site: 'dailymotion',
    name: 'Dailymotion',
    origin: 'https://www.dailymotion.com',
    pattern:
      /^(?:https?:\/\/)?(?:www\.)?(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/)([a-z0-9]{5,10})(?![a-z0-9])/i,
    player: id => `/embed/video/${id}`,
    page: id => `https://www.dailymotion.com/video/${id}`,
  },
]

const siteOf = (site: unknown) => sites.find(one => one.site === site)

/** Where players come from: what a page may frame. */
export const playerOrigins = sites.map(({ origin }) => origin)

/** How people call the sites. */
export const siteNames = sites.map(({ name }) => name)

/** The site and id of a video address, as people copy or type it; null when it is of no site that we know. */
export function videoOf(address: string): SiteVideo | null {
  for (const { site, pattern } of sites) {
    const id = pattern.exec(address.trim())?.[1]
    if (id) return { site, id }
  }
  return null
}

/** The address under which people know a video that is kept by site and id. */
export const videoPage = (site: unknown, id: unknown): string => siteOf(site)?.page(String(id)) ?? ''

/** The address of its player; null for anything that could not have been written by us. */
export function playerOf(site: unknown, id: unknown): string | null {
  const found = siteOf(site)
  return found && typeof id === 'string' && /^[\w-]{5,12}$/.test(id) ? found.origin + found.player(id) : null
}

export const siteName = (site: unknown): string => siteOf(site)?.name ?? ''

/** A video of a PeerTube server. Whether that server may be shown is the platform's to say. */
export interface ServerVideo {
  server: string
  id: string
}

const ofServer =
  /^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)\/(?:w|videos\/(?:watch|embed))\/([\w-]{10,40})(?![\w-])/i

/** The server and id of an address as every PeerTube server has them; null for any other. */
export function serverVideoOf(address: string): ServerVideo | null {
  const [, server, id] = ofServer.exec(address.trim()) ?? []
  return server && id ? { server: server.toLowerCase(), id } : null
}

const kept = (server: unknown, id: unknown) => serverVideoOf(`${String(server)}/w/${String(id)}`)

/** The address under which people know it. */
export function serverPage(server: unknown, id: unknown): string {
  const video = kept(server, id)
  return video ? `${video.server}/w/${video.id}` : ''
}

/** Its player, which asks no other viewers for parts of it; null for anything that could not have been written by us. */
export function serverPlayerOf(server: unknown, id: unknown): string | null {
  const video = kept(server, id)
  return video && `${video.server}/w/${video.id}` === `${String(server)}/w/${String(id)}`
    ? `${video.server}/videos/embed/${video.id}?p2p=0`
    : null
}
