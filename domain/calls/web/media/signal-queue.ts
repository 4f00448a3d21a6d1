import type { EngineRequest, Signal } from '../../contract/connection.ts'
import { signalsMost } from '../../contract/connection.ts'

const longestPause = 4_000

type Said = Signal | EngineRequest

type Options = {
  send: (to: string, signals: readonly Said[]) => Promise<void>
  /** Refused for good, and not for want of a network. */
  isRefused: (error: unknown) => boolean
}

/**
 * Sends signals one call after the other: two at once may overtake each other, and a candidate before its offer is an
 * error. Without a network they wait.
 */
export class SignalQueue {
  readonly #options: Options
  #waiting: { to: string; signal: Said }[] = []
  #isSending = false
  #wake = () => {}

  constructor(options: Options) {
    this.#options = options
  }

  add(to: string, signal: Said) {
    this.#waiting.push({ to, signal })
    if (!this.#isSending) void this.#sendAll()
  }

  /** The network is back: nobody waits for the end of a pause. */
  hurry() {
    this.#wake()
  }

  /** What waits is for nobody any more. */
  clear() {
    this.#waiting = []
    this.#wake()
  }

  async #sendAll() {
    this.#isSending = true
    // What is added in the same moment goes along.
    await Promise.resolve()
    let failures = 0
    for (let next = this.#next(); next.length; next = this.#next()) {
      const [first] = next
      try {
        if (first)
          await this.#options.send(
            first.to,
            next.map(({ signal }) => signal),
          )
        failures = 0
        this.#done(next)
      } catch (error) {
        if (this.#options.isRefused(error)) this.#done(next)
        else {
          await this.#rest(Math.min(longestPause, 250 * 2 ** failures))
          failures += 1
        }
      }
    }
    this.#isSending = false
  }

  /** Those at the front that go to the same page. */
  #next() {
    const [first] = this.#waiting
    const end = this.#waiting.findIndex(({ to }) => to !== first?.to)
    return this.#waiting.slice(0, Math.min(signalsMost, end < 0 ? this.#waiting.length : end))
  }

  #done(sent: readonly object[]) {
    this.#waiting = this.#waiting.filter(one => !sent.includes(one))
  }

  #rest(pause: number) {
    return new Promise<void>(resolve => {
      const timer = setTimeout(resolve, pause)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
