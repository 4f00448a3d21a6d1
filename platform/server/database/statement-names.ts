import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type StatementLimits = {
  /** From so many times on PostgreSQL keeps what it has made of a statement; what is asked seldom is not worth its memory. */
  often: number
  /** So many have a name at a time: a new one takes that of the one that was asked for longest ago. */
  most: number
}

const usual: StatementLimits = { often: 10, most: 150 }
/** Of a text without values only this: several statements in one have no name. */
const isOneStatement = (text: string) =>
  /^\s*(with|select|insert|update|delete)\b/i.test(text) && !text.includes(';')

/** Texts that are put together anew for every question are not remembered for ever. */
const mostCounted = 5_000

/**
 * Which statements PostgreSQL is asked by name: those that come often. What it has made of a text is then used again; planning
 * what a visitor asks for takes longer than answering it.
 */
export class StatementNames {
  readonly #names: LRUCache<string, string>
  readonly #counts = new Map<string, number>()
  readonly #limits: StatementLimits
  #areKept = true
  #renewals = 0

  constructor(limits = usual) {
    this.#limits = limits
    this.#names = new LRUCache({ max: limits.most })
  }

  /** `isNamed`: it is worth its memory from the first time on. */
  nameOf(text: string, values: readonly unknown[] = [], isNamed = false): string | undefined {
    if (!this.#areKept) return undefined
    if (!values.length && !isOneStatement(text)) return undefined
    const name = this.#names.get(text)
    if (name !== undefined) return name
    const count = (this.#counts.get(text) ?? 0) + 1
    if (!isNamed && count < this.#limits.often) {
      if (this.#counts.size === mostCounted) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    // Behind a pooler processes share what is kept: a name must mean the same text to all of them.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22)
    const made = this.#renewals ? `often_${hash}_${this.#renewals}` : `often_${hash}`
    this.#names.set(text, made)
    return made
  }

  /** What was kept does not hold any more: where there is no other connection, the same statements get other names. */
  renew() {
    this.#renewals += 1
    this.#names.clear()
  }

  /** Where something between us and the database keeps no statements, none is named any more. */
  end() {
    this.#areKept = false
  }
}
