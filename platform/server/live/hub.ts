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

/** Who watches which topic, on this server. */
export class Hub {
  readonly #watchers = new Map<string, Set<ServerResponse>>()
  readonly #resting = new Map<string, { again: boolean }>()
  readonly #beat = setInterval(() => this.#say(this.#all(), ':\n\n'), heartbeat).unref()

  watch(topic: string, response: ServerResponse) {
    const watchers = this.#watchers.get(topic) ?? new Set()
    this.#watchers.set(topic, watchers.add(response))
    const leave = setTimeout(() => response.end(), longest).unref()
    response.once('close', () => {
      clearTimeout(leave)
      watchers.delete(response)
      if (!watchers.size && this.#watchers.get(topic) === watchers) this.#watchers.delete(topic)
    })
    response.write('retry: 1000\n\n')
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
    this.#say(watchers, `data: ${topic}\n\n`)
    const state = { again: false }
    this.#resting.set(topic, state)
    setTimeout(() => {
      this.#resting.delete(topic)
      if (state.again) this.tell(topic)
    }, pause).unref()
  }

  close() {
    clearInterval(this.#beat)
    for (const response of this.#all()) response.end()
  }

  *#all() {
    for (const watchers of this.#watchers.values()) yield* watchers
  }

  #say(responses: Iterable<ServerResponse>, text: string) {
    for (const response of responses)
      if (response.writableLength > mostUnread) response.destroy()
      else response.write(text)
  }
}
