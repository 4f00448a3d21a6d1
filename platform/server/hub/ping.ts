import { randomUUID } from 'node:crypto'

/** In looks of a second each, not in time: while a server is held up nobody can answer it. */
const askedAfter = 20
const lostAfter = 32

/** Asks the other side of a stream, through all proxies on the way, whether it is still there. */
export class Ping {
  readonly id = randomUUID()
  #looks = 0

  answered() {
    this.#looks = 0
  }

  look(): 'wait' | 'ask' | 'lost' {
    this.#looks += 1
    if (this.#looks > lostAfter) return 'lost'
    return this.#looks === askedAfter ? 'ask' : 'wait'
  }
}
