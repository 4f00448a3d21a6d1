import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** `name` is who listens: what `{name}` stands for in a publication to them alone. */
export type Stream = { name: string; path: string; headers: Record<string, string> }
export type Publication = { path: string; headers: Record<string, string>; body: string }

/** What the process that holds the streams is asked for. Of `inFlight` and `rate` the second counts where it is given. */
export type LoadCommands = {
  /** In so many seconds, evenly; as fast as they are let in where none are said. */
  open: { port: number; streams: readonly Stream[]; seconds?: number }
  /** Waits until nothing has come for so many seconds, and counts all that has. */
  settle: { seconds: number }
  /** Waits until so much has come that somebody else publishes from now on. */
  hear: { count: number }
  measure: { publication: Publication; isForAll: boolean; seconds: number; inFlight: number; rate?: number }
}

export type Opened = { open: number; perSecond: number }
/** Events of any kind that streams have brought since they were opened. */
export type Settled = { events: number }
/** Deliveries a second, and milliseconds until they came. */
export type Arrived = { perSecond: number; p50: number; p99: number; lost: number }

/** The streams of one push server, in a process of their own: the same for all servers that are compared. */
export function streamLoad() {
  const child = fork(join(packageRoot, 'bench/stream-load.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  const ask = async <Result>(asked: Partial<LoadCommands>): Promise<Result> => {
    child.send(asked)
    const [said] = await Promise.race([
      once(child, 'message'),
      ended.then(() => [{ failure: 'It has ended.' }]),
    ])
    const { answer, failure } = said as { answer?: Result; failure?: string }
    if (answer === undefined) throw new Error(failure)
    return answer
  }
  return {
    open: (open: LoadCommands['open']) => ask<Opened>({ open }),
    measure: (measure: LoadCommands['measure']) => ask<Arrived>({ measure }),
    settle: (settle: LoadCommands['settle']) => ask<Settled>({ settle }),
    hear: (hear: LoadCommands['hear']) => ask<Arrived>({ hear }),
    /** It goes on holding its streams, and neither reads nor answers. */
    freeze: () => child.kill('SIGSTOP'),
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
