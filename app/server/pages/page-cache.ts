import { LRUCache } from 'lru-cache'
import { readParameters } from '#app/contract/page-parameters.ts'
import type { RenderRequest } from '#app/contract/render.ts'
import type { AskVersions, ContentVersions, Versions } from '#platform/server/database/content-versions.ts'
import type { Packed } from '#platform/server/http/packed.ts'
import { Slots } from '#platform/server/slots.ts'

export type PageRequest = Pick<RenderRequest, 'url' | 'locale'>
export type Drawn =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; body: Packed; scripts: string; isEmbeddable: boolean }
export type AskPage = (request: PageRequest) => Promise<Drawn>
/** Draws what is shown now, or as it is under the names that were asked for already. */
export type Draw = (request: PageRequest, versions?: ContentVersions) => Promise<Drawn>

/** `at`: when it was drawn; `knownAt`: when it was last known to be what is shown. */
type CachedPage = { page: Drawn; shown: Versions; at: number; knownAt: number }

/** Milliseconds for which a page may show lamps of before: the browser asks for them as soon as it has the page. */
const lampsAsTheyWere = 10_000
/** And until then while it is drawn anew, so that nobody waits for lamps alone. */
const lampsAtMost = 60_000
/**
 * Where so many wait for pages to be drawn, a page may be what it was so many milliseconds ago: while content changes again
 * and again, each page would be drawn anew for everybody. The browser reads again what it shows as soon as it hears changes.
 */
const crowded = { waiting: 4, contentAsItWas: 10_000 }
/**
 * Bytes that are kept, and how many are drawn at once: that is work for the processor, and more would only all be late.
 * What somebody searches for is as endless as what they can type: it has a place of its own, and waits for itself alone.
 */
const room = {
  places: { bytes: 64 * 1024 * 1024, drawnAtOnce: 2 },
  searches: { bytes: 8 * 1024 * 1024, drawnAtOnce: 1 },
}

/** However often a slash stands in it and whichever letters are escaped: a path is one. */
function pathOf(written: string): string {
  try {
    return `/${written.split('/').filter(Boolean).map(decodeURIComponent).map(encodeURIComponent).join('/')}`
  } catch {
    return written
  }
}

/** The address with what decides how its page is drawn. */
function addressOf(url: string): { address: string; isOpen: boolean } {
  const [written = '/', asked = ''] = url.split('?')
  const path = pathOf(written)
  const search = new URLSearchParams(asked)
  const { read, isOpen } = readParameters(path, name => search.get(name))
  return { address: read.length ? `${path}?${new URLSearchParams(read)}` : path, isOpen }
}

/** A fair's pages show that fair; all others may show anything. */
function shownAt(url: string, versions: ContentVersions): Versions {
  const part = url.split(/[/?]/, 2)[1] ?? ''
  return (Object.hasOwn(versions.parts, part) && versions.parts[part]) || versions
}

const shelf = ({ bytes, drawnAtOnce }: { bytes: number; drawnAtOnce: number }) => ({
  pages: new LRUCache<string, CachedPage>({
    maxSize: bytes,
    sizeCalculation: ({ page }) => (page.kind === 'page' ? page.body.size : 100),
  }),
  slots: new Slots(drawnAtOnce),
})
type Shelf = ReturnType<typeof shelf>

/**
 * Pages are drawn for nobody in particular: until content changes, all who ask for one get the same drawing, and who asks
 * while it is being drawn waits for it.
 * @param versions what is shown now; without them, pages are drawn for each who asks
 */
export function cachePages(draw: Draw, versions: AskVersions, now: () => number = Date.now): AskPage {
  const places = shelf(room.places)
  const searches = shelf(room.searches)
  const underWay = new Map<string, Promise<Drawn>>()

  const drawOnce = (
    { pages, slots }: Shelf,
    { key, shown }: { key: string; shown: Versions },
    request: PageRequest,
    current: ContentVersions,
  ) => {
    const asked = `${shown.content} ${key}`
    const waiting = underWay.get(asked)
    if (waiting) return waiting
    const knownAt = now()
    const drawing = slots.use(() => draw(request, current))
    const keep = (page: Drawn) => {
      const isLate = (pages.peek(key)?.knownAt ?? 0) > knownAt
      if (page.status === 200 && !isLate) pages.set(key, { page, shown, at: now(), knownAt })
    }
    underWay.set(asked, drawing)
    // Nobody waits for its being kept.
    void drawing
      .then(keep)
      .catch(() => {})
      .finally(() => underWay.delete(asked))
    return drawing
  }

  return async ({ url, locale }) => {
    const current = await versions().catch(() => null)
    const { address, isOpen } = addressOf(url)
    const own = isOpen ? searches : places
    if (!current) return own.slots.use(() => draw({ url, locale }))
    const request = { url: address, locale }
    const shown = shownAt(request.url, current)
    const key = `${locale} ${request.url}`
    const kept = own.pages.get(key)
    const redraw = () => drawOnce(own, { key, shown }, request, current)
    if (kept?.shown.content === shown.content) {
      kept.knownAt = now()
      const age = now() - kept.at
      const areLampsSame = kept.shown.presence === shown.presence
      if (!areLampsSame && age >= lampsAsTheyWere && age < lampsAtMost) void redraw().catch(() => {})
      if (areLampsSame || age < lampsAtMost) return kept.page
    } else if (kept && own.slots.waiting >= crowded.waiting && now() - kept.knownAt < crowded.contentAsItWas)
      return kept.page
    const page = await redraw()
    // Where somebody is led on, they take along all they came with.
    return page.kind === 'redirect' && request.url !== url ? draw({ url, locale }) : page
  }
}
