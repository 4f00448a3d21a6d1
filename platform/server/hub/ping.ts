import { randomUUID } from 'node:crypto'

/** In looks of a second each, not in time: while a server is held up nobody can answer it. */
const askedEvery = 20
const answeredWithin = 12

/** Asks the other side of a stream, through all proxies on the way, whether it is still there. */
export class Ping {
  readonly id = randomUUID()
  #untilAsked: number
  #unanswered: number | null = null

  /** `early`: the part of the first pause that is left out, so that those who came together are not asked together. */
  constructor(early = 0) {
    this.#untilAsked = askedEvery - Math.floor(early * askedEvery)
  }

  answered() {
    this.#unanswered = null
  }

  /** Who is asked when rests upon no answer: what many have to say stays as far apart as it was asked. */
  look(): 'wait' | 'ask' | 'lost' {
    if (this.#unanswered !== null) {
      this.#unanswered += 1
      if (this.#unanswered > answeredWithin) return 'lost'
    }
    this.#untilAsked -= 1
    if (this.#untilAsked > 0) return 'wait'
    this.#untilAsked = askedEvery
    this.#unanswered ??= 0
    return 'ask'
  }
}
