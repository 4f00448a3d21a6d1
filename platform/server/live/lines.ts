import { Refusal } from '../refusal.ts'

/** Lines that one address may hold open, of this process. */
export const linesMost = 50

/** How many lines each source holds open. */
export class Lines {
  readonly #open = new Map<string, number>()

  /** Returns what gives the line back. @throws 429 for one too many */
  take(source: string): () => void {
    const count = (this.#open.get(source) ?? 0) + 1
    if (count > linesMost) throw new Refusal(429, 'too_many_requests', { retryAfter: 30 })
    this.#open.set(source, count)
    return () => {
      const left = (this.#open.get(source) ?? 1) - 1
      if (left) this.#open.set(source, left)
      else this.#open.delete(source)
    }
  }
}
