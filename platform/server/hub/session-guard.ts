import type { ServerResponse } from 'node:http'

/** What sessions or topics let people hear now, in a text that changes with it; no entry for one that has ended. */
export type PermissionFingerprints = (keys: string[]) => Promise<Map<string, string>>

/** A session or a topic, as it stood when somebody came. */
export type Ground = { key: string; fingerprint: string | undefined }
/** What somebody hears something by: the topics, and the session of those who have one. */
export type Grounds = { topics: readonly Ground[]; session: Ground | null }

const asBefore = ({ key, fingerprint }: Ground, now: Map<string, string>) =>
  fingerprint !== undefined && now.get(key) === fingerprint

/** Sessions that are asked for in one statement: what thousands rest upon is no work of one moment. */
const together = 250

/**
 * Lets go of whoever may do something else by now than when they came, or hears of what is shown otherwise. They come
 * back by themselves and are asked anew whether they may.
 */
export class SessionGuard {
  readonly #present = new Map<ServerResponse, Grounds>()
  readonly #sessions: PermissionFingerprints
  readonly #topics: PermissionFingerprints
  readonly #pause: number
  readonly #timers = new Set<NodeJS.Timeout>()
  /** Sessions that are still to be asked for in this round, and how many it began with. */
  #left: string[] = []
  #all = 0
  #isOver = false

  constructor(sessions: PermissionFingerprints, topics: PermissionFingerprints, pause: number) {
    this.#sessions = sessions
    this.#topics = topics
    this.#pause = pause
    this.#again(
      () => this.#lookAtTopics(),
      () => this.#pause,
    )
    this.#again(
      () => this.#lookAtSessions(),
      () => this.#pause * Math.min(1, together / Math.max(1, this.#all)),
    )
  }

  admit(response: ServerResponse, grounds: Grounds) {
    this.#present.set(response, grounds)
    response.once('close', () => this.#present.delete(response))
  }

  close() {
    this.#isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #again(look: () => Promise<void>, pause: () => number) {
    if (this.#isOver) return
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      // A database that does not answer takes nothing away from anybody: the next look will tell.
      void look()
        .catch(() => {})
        .finally(() => this.#again(look, pause))
    }, pause()).unref()
    this.#timers.add(timer)
  }

  async #lookAtTopics() {
    const present = [...this.#present]
    const topics = new Set(present.flatMap(([, { topics }]) => topics.map(({ key }) => key)))
    if (!topics.size) return
    const now = await this.#topics([...topics])
    for (const [response, { topics }] of present)
      if (!topics.every(topic => asBefore(topic, now))) response.end()
  }

  async #lookAtSessions() {
    if (!this.#left.length) {
      this.#left = [...new Set([...this.#present.values()].flatMap(({ session }) => session?.key ?? []))]
      this.#all = this.#left.length
    }
    const asked = new Set(this.#left.splice(0, together))
    if (!asked.size) return
    const present = [...this.#present].filter(([, { session }]) => session && asked.has(session.key))
    const now = await this.#sessions([...asked])
    for (const [response, { session }] of present) if (session && !asBefore(session, now)) response.end()
  }
}
