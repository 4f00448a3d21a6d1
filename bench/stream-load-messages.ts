import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'

/** `name` is who listens: what `{name}` stands for in a publication to them alone. */
export type Stream = { name: string; path: string; headers: Record<string, string> }
export type Publication = { path: string; headers: Record<string, string>; body: string }

/** What the process that holds the streams is asked for. Of `inFlight` and `rate` the second counts where it is given. */
export type Asked = {
  open: { port: number; streams: readonly Stream[] }
  measure: { publication: Publication; isForAll: boolean; seconds: number; inFlight: number; rate?: number }
}

export type Opened = { open: number; perSecond: number }
/** Deliveries a second, and milliseconds until they came. */
export type Arrived = { perSecond: number; p50: number; p99: number; lost: number }

/** The streams of one push server, in a process of their own: the same for all servers that are compared. */
export function streamLoad() {
  const child = fork(join(packageRoot, 'bench/stream-load.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  const ask = async <Answer>(asked: Partial<Asked>): Promise<Answer> => {
    child.send(asked)
    const [said] = await Promise.race([
      once(child, 'message'),
      ended.then(() => [{ failure: 'It has ended.' }]),
    ])
    const { answer, failure } = said as { answer?: Answer; failure?: string }
    if (answer === undefined) throw new Error(failure)
    return answer
  }
  return {
    open: (open: Asked['open']) => ask<Opened>({ open }),
    measure: (measure: Asked['measure']) => ask<Arrived>({ measure }),
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
