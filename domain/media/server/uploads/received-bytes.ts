import type { Readable } from 'node:stream'
import { Refusal } from '#platform/server/refusal.ts'

/** Milliseconds between two signs that a request is still heard of. */
const pause = 10_000

/**
 * What comes in of a body, which ends well also when it breaks off: what has come until then is kept.
 * @param most bytes that there may be
 * @param onHeard called now and then while bytes come
 */
export function receivedBytes(body: Readable, most: number, onHeard: () => Promise<void>) {
  let refusal: Refusal | null = null
  let size = 0
  let heardAt = Date.now()
  async function* bytes(): AsyncGenerator<Buffer> {
    const chunks = body.iterator({ destroyOnReturn: false })
    for (;;) {
      const next = await chunks.next().catch(() => null)
      // Nobody is there any more to read why.
      if (!next) refusal = new Refusal(400, 'malformed')
      if (!next || next.done) return
      const chunk = next.value
      size += chunk.length
      if (size > most) {
        refusal = new Refusal(413, 'too_large_body')
        body.resume()
        return
      }
      if (Date.now() - heardAt > pause) {
        await onHeard()
        heardAt = Date.now()
      }
      yield chunk
    }
  }
  return { bytes: bytes(), refusal: () => refusal }
}
