import { atLeast, type Figure, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

/** A list long enough that packing and sending it is the work: a short one costs little either way, kept as it is. */
const lists = { countries: '/api/countries?pagination=false' }

/** What it takes to say that nothing changed, beside the list itself as it is packed and sent. */
export async function cachedLists(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  try {
    const figures: Figure[] = []
    const rate = plain('/s')
    for (const [name, path] of Object.entries(lists)) {
      const url = product.url + path
      const etag = (await fetch(url)).headers.get('etag') ?? ''
      const packed = { 'accept-encoding': 'br' }
      const seen = await inTurn({
        whole: { url, headers: packed },
        same: { url, headers: { ...packed, 'if-none-match': etag } },
      })
      figures.push(
        atLeast(
          `${name}: 304 of 200 (${rate(seen.same)} of ${rate(seen.whole)})`,
          seen.same / seen.whole,
          4,
          plain('', 1),
        ),
      )
    }
    return {
      title: 'Lists that everybody reads',
      how: 'Requests a second of readers who know the state of a list (304), beside those of readers who are sent it packed (200). Both are answered from memory; what is spared beyond that is the packing and the sending.',
      figures,
    }
  } finally {
    await product.stop()
  }
}
