import { everything } from '../database/changes.ts'
import type { Database } from '../database/database.ts'
import { singleFlight } from '../single-flight.ts'
import type { Bus, BusMessage } from './bus.ts'
import { batch, earliest, lastOwnId, lastPlace, placeUpdates, updatesAfter } from './history.ts'
import { type HubUpdate, ownIdBegin } from './update.ts'

/** Where the trigger of the table says that there is something to be placed. */
const writtenTopic = 'hub'

/** What a process that ended has left undone is found after so long. */
const poll = 2_000

type Parts = { database: Database; bus: Bus; onUpdate(update: HubUpdate): void }

/**
 * Gives committed updates their places, and passes on what any process has placed, in that order and each once. What comes
 * by the bus is passed on as it is where it follows upon the last; anything else is read, so that a lost message loses nothing.
 */
export class Relay {
  readonly #parts: Parts
  #stops: (() => void)[] = []
  #timer: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined
  #cursor = 0
  #resumeId = earliest
  #isOver = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The place of the last update that was passed on. */
  get cursor() {
    return this.#cursor
  }

  /** By which somebody who comes now hears later what comes after it. */
  get resumeId() {
    return this.#resumeId
  }

  async start() {
    const { database, bus } = this.#parts
    this.#cursor = await lastPlace(database.kysely)
    this.#resumeId = await lastOwnId(database.kysely)
    const hear = (topic: string) => {
      if (topic === writtenTopic) this.#work()
      else if (topic === everything) this.#look()
    }
    this.#stops = [await bus.listen(message => this.#hear(message)), await database.listen(hear)]
    this.#timer = setInterval(() => this.#look(), poll).unref()
    this.#look()
  }

  /** Is done when what it is at is done. */
  async stop() {
    this.#isOver = true
    clearInterval(this.#timer)
    clearTimeout(this.#again)
    for (const stop of this.#stops) stop()
    await Promise.allSettled([this.#place(), this.#read()])
  }

  /** A database that does not answer has nothing to tell: the next look finds it. */
  #work() {
    void this.#place().catch(() => {})
  }

  #look() {
    this.#work()
    this.#catchUp()
  }

  #catchUp() {
    void this.#read().catch(() => {})
  }

  readonly #place = singleFlight(async () => {
    const { database, bus } = this.#parts
    while (!this.#isOver) {
      const done = await placeUpdates(database.kysely)
      if (done?.placed) {
        const updates = await updatesAfter(database.kysely, done.before)
        await bus.send({ before: done.before, updates }).catch(() => this.#catchUp())
      }
      if (done?.again === 0) continue
      if (done?.again) this.#comeBack(done.again)
      return
    }
  })

  #comeBack(milliseconds: number) {
    clearTimeout(this.#again)
    this.#again = setTimeout(() => this.#work(), milliseconds).unref()
  }

  #hear({ before, updates }: BusMessage) {
    if (before === null) for (const update of updates ?? []) this.#parts.onUpdate(update)
    else if (updates && before <= this.#cursor) this.#pass(updates)
    else this.#catchUp()
  }

  readonly #read = singleFlight(async () => {
    while (!this.#isOver) {
      const updates = await updatesAfter(this.#parts.database.kysely, this.#cursor)
      this.#pass(updates)
      if (updates.length < batch) return
    }
  })

  #pass(updates: readonly HubUpdate[]) {
    for (const update of updates) {
      if (update.place === null || update.place <= this.#cursor) continue
      this.#cursor = update.place
      if (update.id?.startsWith(ownIdBegin)) this.#resumeId = update.id
      this.#parts.onUpdate(update)
    }
  }
}
