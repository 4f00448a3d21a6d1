import type { ServerResponse } from 'node:http'
import { singleFlight } from '../single-flight.ts'

/** What sessions or topics let people hear now, in a text that changes with it; no entry for one that has ended. */
export type PermissionFingerprints = (keys: string[]) => Promise<Map<string, string>>

/** Of many who come at once, all standings are asked for in one question. */
export function fingerprintsTogether(standings: PermissionFingerprints) {
  const waiting = new Set<string>()
  const ask = singleFlight(() => {
    const keys = [...waiting]
    waiting.clear()
    return standings(keys)
  })
  return async (key: string) => {
    waiting.add(key)
    return (await ask()).get(key)
  }
}

/** A session or a topic, as it stood when somebody came. */
export type Ground = { key: string; standing: string | undefined }
/** What somebody hears something by: the topics, and the session of those who have one. */
export type Grounds = { topics: readonly Ground[]; session: Ground | null }

const asBefore = ({ key, standing }: Ground, now: Map<string, string>) =>
  standing !== undefined && now.get(key) === standing

/**
 * Lets go of whoever may do something else by now than when they came, or hears of what is shown otherwise. They come
 * back by themselves and are asked anew whether they may.
 */
export class SessionGuard {
  readonly #present = new Map<ServerResponse, Grounds>()
  readonly #sessions: PermissionFingerprints
  readonly #topics: PermissionFingerprints
  readonly #pause: number
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(sessions: PermissionFingerprints, topics: PermissionFingerprints, pause: number) {
    this.#sessions = sessions
    this.#topics = topics
    this.#pause = pause
    this.#rest()
  }

  admit(response: ServerResponse, grounds: Grounds) {
    this.#present.set(response, grounds)
    response.once('close', () => this.#present.delete(response))
  }

  close() {
    this.#isOver = true
    clearTimeout(this.#timer)
  }

  #rest() {
    if (this.#isOver) return
    // A database that does not answer takes nothing away from anybody: the next look will tell.
    const look = () => this.#look().catch(() => {})
    this.#timer = setTimeout(() => void look().finally(() => this.#rest()), this.#pause).unref()
  }

  async #look() {
    const present = [...this.#present]
    if (!present.length) return
    const sessionIds = new Set(present.flatMap(([, { session }]) => session?.key ?? []))
    const topics = new Set(present.flatMap(([, { topics }]) => topics.map(({ key }) => key)))
    const [ofSessions, ofTopics] = await Promise.all([
      sessionIds.size ? this.#sessions([...sessionIds]) : new Map<string, string>(),
      this.#topics([...topics]),
    ])
    for (const [response, { session, topics }] of present)
      if (!topics.every(topic => asBefore(topic, ofTopics)) || (session && !asBefore(session, ofSessions)))
        response.end()
  }
}
