import { LRUCache } from 'lru-cache'
import type { Render, RenderRequest, RenderResult } from '#app/contract/render.ts'

/** Lamps go out by the clock, which no write tells. */
const longest = 10_000
const mostCharacters = 16_000_000

/**
 * Pages are drawn for nobody in particular: until something is written, all who ask for one get the same drawing, and
 * who asks while it is being drawn waits for it.
 * @param now what the database holds for a reader, as a name that moves with every change; it may reject
 */
export function keepPages(render: Render, now: () => Promise<string>): Render {
  const kept = new LRUCache<string, RenderResult, RenderRequest>({
    ttl: longest,
    maxSize: mostCharacters,
    sizeCalculation: page => (page.kind === 'page' ? page.html.length : 100),
    fetchMethod: (_name, _old, { context }) => render(context),
  })
  return async request => {
    const held = await now().catch(() => null)
    if (held === null) return render(request)
    const name = `${held} ${request.locale} ${request.url}`
    const page = await kept.forceFetch(name, { context: request })
    if (page.status !== 200) kept.delete(name)
    return page
  }
}
