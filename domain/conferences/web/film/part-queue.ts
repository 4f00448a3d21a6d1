import { isUnreached, ProblemError } from '#platform/web/api/problem-error.ts'

/** A part that waits to be sent, with how long the recording is with it. */
export type Part = { n: number; bytes: Blob; durationMs: number }

export type Sending = {
  send: (part: Part) => Promise<unknown>
  /** How much waits: parts that are recorded and not safe yet. */
  onWaiting: (parts: number) => void
  /** Nothing more is taken: why. */
  onRefused: (error: Error) => void
  wait?: (milliseconds: number) => Promise<unknown>
}

const longestPause = 15_000
const pauseOf = (tries: number) => Math.min(longestPause, 500 * 2 ** tries)
const sleep = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Another try may mend it: a line that broke off, a server that restarts or has too much to do. */
const isPassing = (error: unknown) =>
  !(error instanceof ProblemError) || isUnreached(error) || error.status === 429

/**
 * Sends parts in their order, one at a time, as often as it takes: what was recorded while the line was cut is sent once it
 * is back. A part that has arrived without our hearing it does no harm.
 */
export function partQueue({ send, onWaiting, onRefused, wait = sleep }: Sending) {
  const waiting: Part[] = []
  let isRefused = false
  let running: Promise<void> | null = null
  const run = async () => {
    let tries = 0
    while (waiting[0] && !isRefused) {
      try {
        await send(waiting[0])
        waiting.shift()
        tries = 0
        onWaiting(waiting.length)
      } catch (error) {
        if (isPassing(error)) {
          await wait(pauseOf(tries))
          tries += 1
        } else {
          isRefused = true
          onRefused(error instanceof Error ? error : new Error(String(error)))
        }
      }
    }
    running = null
  }
  const start = () => {
    running ??= run()
    return running
  }
  return {
    add(part: Part) {
      if (isRefused) return
      waiting.push(part)
      onWaiting(waiting.length)
      void start()
    },
    /** Once all that waits is safe. */
    drained: async () => {
      if (waiting.length) await start()
    },
  }
}
