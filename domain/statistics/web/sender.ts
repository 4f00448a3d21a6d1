import type { Api } from '#platform/web/api/client.ts'
import { isUnreached } from '#platform/web/api/problem-error.ts'
import type { Recorded } from '#platform/web/record/record.ts'
import { createStatistics, type StatEvent } from '../contract/recording.ts'

/** What comes within it goes together. */
const gatheredFor = 1000
/** More than that waits for nobody. */
const most = 50

/** As the server counts: it refuses what it does not know, all of it. */
const eventOf = ({ fairId: _, ...event }: Recorded) => event as StatEvent

/** Sends what was recorded: gathered, silently, and once more with the next where no server was reached. */
export function createSender(api: Pick<Api, 'call'>) {
  let waiting: Recorded[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPaused = true

  const send = async (fairId: number, events: readonly Recorded[]) => {
    try {
      await api.call(createStatistics, {
        body: { fairId, token: 'cookie', events: events.map(eventOf) },
        isKeptAlive: true,
        isAside: true,
      })
    } catch (error) {
      if (isUnreached(error)) waiting = [...events, ...waiting].slice(-most)
    }
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (isPaused) return
    const fairs = new Set(waiting.map(event => event.fairId))
    const leaving = waiting
    waiting = []
    for (const fair of fairs)
      void send(
        fair,
        leaving.filter(event => event.fairId === fair),
      )
  }
  return {
    add(event: Recorded) {
      waiting = [...waiting, event].slice(-most)
      // A page that goes is not waited for.
      if (document.visibilityState === 'hidden') flush()
      else timer ??= setTimeout(flush, gatheredFor)
    },
    /** Nothing leaves as long as it is held. */
    pause(paused: boolean) {
      isPaused = paused
      if (!paused && waiting.length > 0) timer ??= setTimeout(flush, gatheredFor)
    },
    flush,
  }
}
