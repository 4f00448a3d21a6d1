import type { ServerResponse } from 'node:http'
import { everything } from '../database/changes.ts'

/** Of many changes of one topic within this time the first and the last are told. */
const pause = 1_000
/** Proxies hang up on a line on which nothing is said. */
const heartbeat = 15_000
/** Whoever is still there afterwards comes back by themselves, and is asked anew whether they may. */
const longest = 5 * 60_000
/** Whoever does not take what is sent is let go of. */
const mostUnread = 64 * 1024
/** Between two looks for lines on which nothing was said for long: not all are due at the same moment. */
const look = 1_000
/** Lines that are written to before others have their turn. */
const atOnce = 200

/** Who watches which topic, on this server. */
export class Hub {
  readonly #watchers = new Map<string, Set<ServerResponse>>()
  readonly #lines = new Map<ServerResponse, { since: number; said: number }>()
  readonly #resting = new Map<string, { again: boolean }>()
  readonly #beat = setInterval(() => this.#look(), look).unref()

  watch(topic: string, response: ServerResponse) {
    const watchers = this.#watchers.get(topic) ?? new Set()
    this.#watchers.set(topic, watchers.add(response))
    const now = performance.now()
    this.#lines.set(response, { since: now, said: now })
    response.once('close', () => {
      this.#lines.delete(response)
      watchers.delete(response)
      if (!watchers.size && this.#watchers.get(topic) === watchers) this.#watchers.delete(topic)
    })
    response.write('retry: 1000\n\n')
  }

  get isWatched() {
    return this.#lines.size > 0
  }

  /** Says what has changed itself; each time, for nobody asks again. */
  say(topic: string, what: unknown) {
    const watchers = this.#watchers.get(topic)
    if (watchers) void this.#say([...watchers], `event: news\ndata: ${JSON.stringify(what)}\n\n`)
  }

  tell(topic: string) {
    if (topic === everything) for (const known of this.#watchers.keys()) this.tell(known)
    const watchers = this.#watchers.get(topic)
    if (!watchers) return
    const resting = this.#resting.get(topic)
    if (resting) {
      resting.again = true
      return
    }
    void this.#say([...watchers], `data: ${topic}\n\n`)
    const state = { again: false }
    this.#resting.set(topic, state)
    setTimeout(() => {
      this.#resting.delete(topic)
      if (state.again) this.tell(topic)
    }, pause).unref()
  }

  close() {
    clearInterval(this.#beat)
    for (const response of this.#lines.keys()) response.end()
  }

  #look() {
    const now = performance.now()
    const due: ServerResponse[] = []
    for (const [response, line] of this.#lines)
      if (now - line.since > longest) response.end()
      else if (now - line.said > heartbeat) {
        line.said = now
        due.push(response)
      }
    void this.#say(due, ':\n\n')
  }

  async #say(responses: ServerResponse[], text: string) {
    for (const [at, response] of responses.entries()) {
      if (at % atOnce === atOnce - 1) await new Promise(setImmediate)
      if (response.writableEnded || response.destroyed) continue
      if (response.writableLength > mostUnread) response.destroy()
      else response.write(text)
    }
  }
}
