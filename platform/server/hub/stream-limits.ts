import { Refusal } from '../refusal.ts'

/** Streams that one address may hold open, of this process. */
export const streamsMost = 200
/** Streams that one address may open in a while: all of them anew, and some more. */
export const opensMost = { count: 600, milliseconds: 60_000 }

type Source = { open: number; opened: number; since: number }

const tooMany = () => new Refusal(429, 'too_many_requests', { retryAfter: 30 })

/** How many streams each source holds open, and how often it opens one. */
export class StreamLimits {
  readonly #sources = new Map<string, Source>()
  #forgotten = performance.now()

  /** Returns what gives the stream back. @throws 429 for one too many */
  take(source: string): () => void {
    const now = performance.now()
    const known = this.#sources.get(source) ?? { open: 0, opened: 0, since: now }
    if (now - known.since > opensMost.milliseconds) Object.assign(known, { opened: 0, since: now })
    this.#sources.set(source, known)
    known.opened += 1
    if (known.open >= streamsMost || known.opened > opensMost.count) throw tooMany()
    known.open += 1
    this.#forgetIdle(now)
    return () => {
      known.open -= 1
    }
  }

  #forgetIdle(now: number) {
    if (now - this.#forgotten < opensMost.milliseconds) return
    this.#forgotten = now
    for (const [source, { open, since }] of this.#sources)
      if (!open && now - since > opensMost.milliseconds) this.#sources.delete(source)
  }
}
