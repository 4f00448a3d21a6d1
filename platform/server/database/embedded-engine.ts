import type pg from 'pg'
import { ChangeListeners, changesChannel, everything } from './changes.ts'
import type { DatabaseLog } from './database.ts'
import { DatabaseUnavailable } from './problems.ts'
import { Watchdog, type WatchdogLimits } from './watchdog.ts'
import { startWorker, type WorkerHost, type WorkerStart } from './worker-host.ts'

const ATTEMPTS = 3
const NEXT_TRY = 5_000

export type EngineOptions = {
  start: WorkerStart
  log: DatabaseLog
  limits?: WatchdogLimits
  /** Called before each new attempt after a loss: the place to free a reserve of disk space. */
  beforeReopening?: () => Promise<void>
  onFatal?: (error: Error) => void
}

/** The embedded database that is there now: ended when it hangs, opened again when it was lost. */
export class EmbeddedEngine {
  readonly watchdog: Watchdog
  readonly changes = new ChangeListeners()
  readonly #options: EngineOptions
  #host: Promise<WorkerHost>
  #closed = false
  #givenUpAt: number | undefined

  constructor(options: EngineOptions) {
    const { log, limits = { warnAfter: 5_000, endAfter: 10_000 } } = options
    this.#options = options
    this.watchdog = new Watchdog(
      limits,
      () => log.warn({ seconds: limits.warnAfter / 1000 }, 'A query of the embedded database is slow.'),
      () => {
        log.error(
          { seconds: limits.endAfter / 1000 },
          'A query hung: the embedded database is started again.',
        )
        void this.host().then(host => host.kill())
      },
    )
    this.#host = this.#open()
    this.#host.catch(() => {})
  }

  host(): Promise<WorkerHost> {
    if (this.#closed) return Promise.reject(new DatabaseUnavailable('The database is closed.'))
    // A full disk may have room again: whoever asks later finds out, without a restart of the server.
    if (this.#givenUpAt !== undefined && performance.now() - this.#givenUpAt > NEXT_TRY) this.#startAgain()
    return this.#host
  }

  async client(): Promise<pg.Client> {
    return (await this.host()).client
  }

  async close(): Promise<void> {
    if (this.#closed) return
    this.#closed = true
    const host = await this.#host.catch(() => undefined)
    await host?.close()
  }

  async #open(): Promise<WorkerHost> {
    const host = await startWorker(this.#options.start, this.watchdog, cause => this.#lost(cause))
    host.client.on('notification', ({ payload }) => this.changes.tell(payload ?? everything))
    await host.client.query(`listen ${changesChannel}`)
    // What was committed in the moment of a loss was told to nobody.
    this.changes.tell(everything)
    return host
  }

  #lost(cause: Error) {
    if (this.#closed) return
    this.#options.log.error({ err: cause }, 'The embedded database was lost and is opened again.')
    this.#startAgain()
  }

  #startAgain() {
    this.#givenUpAt = undefined
    this.#host = this.#reopen()
    this.#host.catch(error => {
      this.#givenUpAt = performance.now()
      this.#options.onFatal?.(error)
    })
  }

  async #reopen(): Promise<WorkerHost> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#options.beforeReopening?.()
        return await this.#open()
      } catch (error) {
        this.#options.log.error({ err: error, attempt }, 'The embedded database could not be opened again.')
        if (attempt === ATTEMPTS) {
          throw new DatabaseUnavailable('The embedded database could not be opened again.', { cause: error })
        }
      }
    }
  }
}
