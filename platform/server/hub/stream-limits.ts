import { Refusal } from '../refusal.ts'

type Most = { streams: number; opens: number }

/** In which so many streams may be opened. */
const minute = 60_000

/** Streams that one address may hold open, of this process. */
export const streamsMost = 200
/** Whoever is logged in nowhere, and clients of publishers; `opens` are those of a minute: all of them anew, and some more. */
export const ofAddressMost: Most = { streams: streamsMost, opens: 600 }

/** The same of one person: their devices, each of which comes back wherever they walk. A whole hall may share an address. */
export const ofPersonMost: Most = { streams: 30, opens: 240 }

type Source = { open: number; opened: number; since: number }

const tooMany = () => new Refusal(429, 'too_many_requests', { retryAfter: 30 })

/** How many streams each source holds open, and how often it opens one. */
export class StreamLimits {
  readonly #sources = new Map<string, Source>()
  readonly #most: Most
  #forgotten = performance.now()

  constructor(most: Most) {
    this.#most = most
  }

  /** Returns what gives the stream back. @throws 429 for one too many */
  take(source: string): () => void {
    const now = performance.now()
    const known = this.#sources.get(source) ?? { open: 0, opened: 0, since: now }
    if (now - known.since > minute) Object.assign(known, { opened: 0, since: now })
    this.#sources.set(source, known)
    known.opened += 1
    if (known.open >= this.#most.streams || known.opened > this.#most.opens) throw tooMany()
    known.open += 1
    this.#forgetIdle(now)
    return () => {
      known.open -= 1
    }
  }

  #forgetIdle(now: number) {
    if (now - this.#forgotten < minute) return
    this.#forgotten = now
    for (const [source, { open, since }] of this.#sources)
      if (!open && now - since > minute) this.#sources.delete(source)
  }
}
