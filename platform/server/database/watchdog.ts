export type WatchdogLimits = { warnAfter: number; endAfter: number }

/** PGlite ignores statement_timeout: here the time of each request is watched from outside. */
export class Watchdog {
  #waiting = 0
  #timer: NodeJS.Timeout | undefined
  #suspended = false
  readonly #limits: WatchdogLimits
  readonly #warn: () => void
  readonly #end: () => void

  constructor(limits: WatchdogLimits, warn: () => void, end: () => void) {
    this.#limits = limits
    this.#warn = warn
    this.#end = end
  }

  asked() {
    this.#waiting += 1
    if (this.#waiting === 1) this.#arm()
  }

  answered() {
    this.#waiting = Math.max(0, this.#waiting - 1)
    clearTimeout(this.#timer)
    if (this.#waiting > 0) this.#arm()
  }

  rest() {
    this.#waiting = 0
    clearTimeout(this.#timer)
  }

  suspend(suspended: boolean) {
    this.#suspended = suspended
  }

  #arm() {
    const { warnAfter, endAfter } = this.#limits
    this.#after(warnAfter, () => {
      this.#warn()
      this.#after(endAfter - warnAfter, () => this.#end())
    })
  }

  #after(time: number, act: () => void) {
    const timer = setTimeout(() => {
      // When this thread itself was busy, the answer may be waiting: it is delivered before an immediate.
      setImmediate(() => {
        if (this.#timer === timer && this.#waiting > 0 && !this.#suspended) act()
      })
    }, time)
    timer.unref()
    this.#timer = timer
  }
}
