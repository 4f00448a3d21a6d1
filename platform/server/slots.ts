/** How long one waits for a turn, and what is said to whoever waited in vain. */
export type WaitLimit = { milliseconds: number; refusal: () => Error }

/** Lets so many work at once; the others wait in the order they came. */
export class Slots {
  readonly #waiting = new Set<() => void>()
  readonly #most: number
  #taken = 0

  constructor(most: number) {
    this.#most = most
  }

  get waiting() {
    return this.#waiting.size
  }

  get isIdle() {
    return this.#taken === 0
  }

  async take(limit?: WaitLimit): Promise<void> {
    if (this.#taken < this.#most) this.#taken += 1
    else await this.#turn(limit)
  }

  free() {
    const [next] = this.#waiting
    if (!next) this.#taken -= 1
    else {
      this.#waiting.delete(next)
      next()
    }
  }

  async use<Result>(work: () => Promise<Result>, limit?: WaitLimit): Promise<Result> {
    await this.take(limit)
    return work().finally(() => this.free())
  }

  #turn(limit?: WaitLimit): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer =
        limit &&
        setTimeout(() => {
          this.#waiting.delete(go)
          reject(limit.refusal())
        }, limit.milliseconds)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      this.#waiting.add(go)
    })
  }
}
