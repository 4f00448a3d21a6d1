import type { DatabaseLog } from '../database/database.ts'
import type { Carrier } from './bus.ts'

const stream = 'verriere:hub'
/** Messages that the stream keeps for a process that was away for a moment. */
const kept = 10_000
const nextTry = 1_000
const readAtOnce = 500

/** By a stream of Redis: as fast as it is written, and nothing lost by a connection that is away for a moment. */
export function redisCarrier(url: string, log: DatabaseLog): Carrier {
  let isOver = false
  let connected: ReturnType<typeof connect> | undefined

  /**
   * Each comes back by itself once it was connected; the server starts without them. Where there is no Redis, its package is
   * not read: that alone is a tenth of what a start takes.
   */
  async function connect() {
    const { createClient } = await import('@redis/client')
    const open = () => {
      const client = createClient({ url, disableOfflineQueue: true })
      client.on('error', error => log.warn({ err: error }, 'Redis does not answer.'))
      if (!isOver) client.connect().catch(() => {})
      return client
    }
    return { writer: open(), reader: open() }
  }
  const clients = () => {
    connected ??= connect()
    return connected
  }

  /** Hands on every message from now on, until it is told to end. */
  async function read(hear: (message: string) => void, isHeard: () => boolean) {
    const { reader } = await clients()
    let last: string | undefined
    while (isHeard() && !isOver) {
      try {
        last ??= (await reader.xRevRange(stream, '+', '-', { COUNT: 1 }))?.[0]?.id ?? '0'
        const answer = await reader.xRead({ key: stream, id: last }, { BLOCK: 0, COUNT: readAtOnce })
        for (const { messages } of answer ?? [])
          for (const { id, message } of messages) {
            last = id
            if (isHeard() && message.m !== undefined) hear(message.m)
          }
      } catch {
        await new Promise(resolve => setTimeout(resolve, nextTry).unref())
      }
    }
  }

  return {
    most: Number.POSITIVE_INFINITY,
    async send(messages) {
      const { writer } = await clients()
      const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: kept } as const
      await Promise.all(messages.map(message => writer.xAdd(stream, '*', { m: message }, { TRIM })))
    },
    async listen(hear) {
      let isHeard = true
      void read(hear, () => isHeard)
      return () => {
        isHeard = false
      }
    },
    async close() {
      isOver = true
      if (!connected) return
      const { writer, reader } = await connected
      for (const client of [writer, reader]) if (client.isOpen) client.destroy()
    },
  }
}
