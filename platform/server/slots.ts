/** Lets so many work at once; the others wait in the order they came. */
export class Slots {
  readonly #waiting: (() => void)[] = []
  readonly #most: number
  #taken = 0

  constructor(most: number) {
    this.#most = most
  }

  get waiting() {
    return this.#waiting.length
  }

  get isIdle() {
    return this.#taken === 0
  }

  async take(): Promise<void> {
    if (this.#taken < this.#most) this.#taken += 1
    else await new Promise<void>(resolve => this.#waiting.push(resolve))
  }

  free() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken -= 1
  }

  async use<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.take()
    return work().finally(() => this.free())
  }
}
