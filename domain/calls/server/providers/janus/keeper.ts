import { randomUUID } from 'node:crypto'
import type { Companion } from '#platform/server/companion.ts'
import { everything } from '#platform/server/database/changes.ts'
import type { Services } from '#platform/server/services.ts'
import { singleFlight } from '#platform/server/single-flight.ts'
import { EngineFeeds } from './engine-feeds.ts'
import { EngineSession } from './engine-session.ts'
import { takeSignals } from './engine-signals.ts'
import { dropAllFeeds } from './feeds.ts'
import type { JanusMessage } from './janus-client.ts'
import { giveLeaseBack, holdLease, keepSession, type Lease, setUp } from './lease.ts'
import { isEngineUp } from './read-engine.ts'
import { tellEngine } from './tell-rooms.ts'

/** Where the triggers say that there is something to be told to the engine. */
const engineTopic = 'video-engine'
/** Where they say that nobody has the lease any more. */
const freeTopic = 'video-engine-free'

/** Milliseconds between two looks, of which each keeps lease and session. */
const pause = 3_000

/** Speaks to the engine for all server processes, as long as this one has the lease; otherwise it waits for it. */
export class EngineKeeper implements Companion {
  readonly name = 'video'
  readonly #services: Services
  readonly #id = randomUUID()
  #session: EngineSession | null = null
  #feeds: EngineFeeds | null = null
  #turn: Promise<unknown> = Promise.resolve()
  #stopListening = () => {}
  #timer: NodeJS.Timeout | undefined
  #keptAt = 0
  #isOver = false

  constructor(services: Services) {
    this.#services = services
  }

  isUp = () => isEngineUp(this.#db)

  async start() {
    this.#stopListening = await this.#services.database.listen(topic => {
      if (topic === everything || topic === freeTopic || (topic === engineTopic && this.#session))
        void this.#look()
    })
    this.#timer = setInterval(() => void this.#look(), pause).unref()
    void this.#look()
  }

  /** What it carries goes on until the next process has taken over. */
  async stop() {
    this.#isOver = true
    this.#stopListening()
    clearInterval(this.#timer)
    await this.#turn
    this.#session?.close()
    await giveLeaseBack(this.#id, this.#db).catch(() => undefined)
  }

  get #db() {
    return this.#services.database.kysely
  }

  /** One thing after the other, as it came. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const { log } = this.#services
    const done = this.#turn.then(() => (this.#isOver ? undefined : work()))
    const told = done.catch(error => log.warn({ error }, 'the media engine could not be told'))
    this.#turn = told
    return told
  }

  #look = singleFlight(() => this.#inTurn(() => this.#work()))

  async #work(): Promise<void> {
    const lease = await holdLease(this.#id, this.#db)
    if (!lease) return this.#leave()
    const session = this.#session ?? (await this.#open(lease))
    if (!session || !this.#feeds) return
    if (Date.now() - this.#keptAt > pause / 2) {
      await session.keepAlive()
      this.#keptAt = Date.now()
      await this.#feeds.tidy()
    }
    await this.#feeds.dropLeft()
    for (let some = await takeSignals(this.#db); some.length; some = await takeSignals(this.#db))
      for (const one of some) await this.#feeds.take(one)
    await this.#feeds.moderate()
  }

  async #open(lease: Lease): Promise<EngineSession | null> {
    const { log, settings } = this.#services
    const { session, manager } = lease
    try {
      const opened = await EngineSession.open(
        {
          url: settings.JANUS_URL,
          secret: settings.JANUS_SECRET,
          hear: message => void this.#inTurn(() => this.#hear(message)),
          closed: () => this.#lost(),
        },
        session !== null && manager !== null ? { session, manager } : null,
      )
      await this.#begin(opened, lease)
      return opened
    } catch (error) {
      if (lease.isUp) {
        log.warn({ error }, 'the media engine does not answer')
        await this.#tell(false)
      }
      return null
    }
  }

  async #begin(session: EngineSession, { isUp }: Lease): Promise<void> {
    this.#session = session
    this.#feeds = new EngineFeeds(session, this.#services)
    this.#keptAt = 0
    if (!session.isKept) {
      await dropAllFeeds(this.#db)
      await keepSession(session.numbers, this.#id, this.#db)
    }
    await this.#feeds.remember()
    if (!session.isKept || !isUp) await this.#tell(true)
  }

  /** Whether it answers, for all processes and all pages. */
  #tell(isUp: boolean): Promise<void> {
    const { database } = this.#services
    return database.transaction(async db => {
      await setUp(isUp, this.#id, db)
      await tellEngine(isUp, { db, services: this.#services })
    })
  }

  async #hear(message: JanusMessage): Promise<void> {
    if (message.janus === 'timeout') this.#leave()
    else await this.#feeds?.hear(message)
  }

  /** Another process speaks to it now, or nobody can. */
  #leave() {
    const session = this.#session
    this.#session = null
    this.#feeds = null
    session?.close()
  }

  #lost() {
    if (this.#isOver || !this.#session) return
    this.#session = null
    this.#feeds = null
    void this.#look()
  }
}
