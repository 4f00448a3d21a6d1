import type { ServerResponse } from 'node:http'
import { askTogether } from '../ask-together.ts'

/** What each session lets its person do now, in a text that changes with it; no entry for a session that has ended. */
export type Standings = (sessionIds: string[]) => Promise<Map<string, string>>

/** Of many who come at once, all standings are asked for in one question. */
export function standingsTogether(standings: Standings) {
  const waiting = new Set<string>()
  const ask = askTogether(() => {
    const sessions = [...waiting]
    waiting.clear()
    return standings(sessions)
  })
  return async (session: string) => {
    waiting.add(session)
    return (await ask()).get(session)
  }
}

/**
 * Lets go of whoever may do something else by now than when they came. They come back by themselves and are asked
 * anew whether they may.
 */
export class Listeners {
  readonly #present = new Map<ServerResponse, { session: string; standing: string | undefined }>()
  readonly #standings: Standings
  readonly #pause: number
  #timer: NodeJS.Timeout | undefined
  #isOver = false

  constructor(standings: Standings, pause: number) {
    this.#standings = standings
    this.#pause = pause
    this.#rest()
  }

  admit(response: ServerResponse, session: string, standing: string | undefined) {
    this.#present.set(response, { session, standing })
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
    const now = await this.#standings([...new Set(present.map(([, { session }]) => session))])
    for (const [response, { session, standing }] of present)
      if (standing === undefined || now.get(session) !== standing) response.end()
  }
}
