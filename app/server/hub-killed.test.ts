import { expect, it, vi } from 'vitest'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { publish } from '#platform/server/hub/publish.ts'
import { eventStream, type StreamEvent } from '#platform/server/testing/event-stream.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { publisher, publisherEnv } from './testing/publisher.ts'
import { serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

/** Few in every run of the tests; `HUB_KILLS=50 HUB_UPDATES=6000 HUB_CLIENTS=200 HUB_SECONDS=300` for the long proof. */
const kills = Number(process.env.HUB_KILLS ?? 2)
const count = Number(process.env.HUB_UPDATES ?? 200)
const clients = Number(process.env.HUB_CLIENTS ?? 20)
/** In which they are told evenly; as fast as they are acknowledged where it is 0. */
const seconds = Number(process.env.HUB_SECONDS ?? 0)

vi.setConfig({ testTimeout: 600_000 + seconds * 2_000 + kills * 20_000 })

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

it(`nobody loses an update, hears a foreign one or another order, over ${kills} kills of the server and connections lost at random`, async () => {
  const kept = await keptDatabase(smallDatabase)
  const env = { ...kept.env, ...publisherEnv, TRUST_PROXY: '1' }
  const from = await publisher()
  let running = serverProcess(env)
  const acknowledged = new Map<string, string[]>()
  const heard = new Map<string, StreamEvent[]>()

  /** Listens until it has heard the end, and loses the stream now and then. */
  async function follow(topic: string, begin: string, source: string) {
    const events: StreamEvent[] = []
    heard.set(topic, events)
    let last = begin
    while (events.at(-1)?.data !== 'end') {
      // Each comes from an address of its own: of one the server takes only so many a minute.
      const headers = { ...from.bearer, 'last-event-id': last, 'x-forwarded-for': source }
      const address = `${(await running).url}${hubPath}?match=${topic}`
      const stream = await eventStream(address, { headers }).catch(() => null)
      // A server that has just started, and to which all come back at once, may ask them to come again.
      if (!stream || stream.response.status === 503) {
        await pause(100)
        continue
      }
      expect(stream.response.status).toBe(200)
      expect(stream.response.headers.get('mercure-last-event-id')).toBe(last)
      // In the long proof also while nothing is told.
      const lost = seconds ? setTimeout(stream.leave, 2_000 + Math.random() * 8_000) : undefined
      for (let left = Math.ceil(Math.random() * 10); left > 0; left -= 1) {
        const event = await stream.next().catch(() => undefined)
        if (!event) break
        events.push(event)
        last = event.id ?? last
        if (event.data === 'end') break
      }
      clearTimeout(lost)
      stream.leave()
    }
  }

  /** Kills the server, writes what somebody committed who ended before anybody was told, and starts it again. */
  async function killAndStart(topic: string) {
    await (await running).child.kill()
    const database = await kept.open()
    const [id = ''] = await publish(database.kysely, { topics: [topic], data: 'committed' })
    await database.close()
    acknowledged.get(topic)?.push(id)
    return serverProcess(env)
  }

  try {
    const topics = Array.from({ length: clients }, (_, at) => `client ${at}`)
    for (const topic of topics) acknowledged.set(topic, [])
    const { url } = await running
    const begins = await Promise.all(topics.map(topic => from.publish(url, topic, 'begin')))
    const following = Promise.all(topics.map((topic, at) => follow(topic, begins[at] ?? '', `10.0.0.${at}`)))
    let failure: unknown
    following.catch(error => {
      failure = error
    })
    const send = async (topic: string, data: string): Promise<void> => {
      const { status, text } = await from.ask((await running).url, topic, data)
      if (status === 503) {
        await pause(100)
        return send(topic, data)
      }
      expect(status, text).toBe(200)
      acknowledged.get(topic)?.push(text)
    }
    const begun = Date.now()
    for (let turn = 0; turn < count; turn += 1) {
      if (failure) throw failure
      if (seconds) await pause(begun + (turn * seconds * 1_000) / count - Date.now())
      const topic = topics[turn % clients] ?? ''
      const isKilled = (turn + 1) % Math.ceil(count / (kills + 1)) === 0
      const sending = send(topic, `${turn}`)
      if (isKilled) {
        const ended = running
        running = killAndStart(topics[(turn + 1) % clients] ?? '')
        await sending.catch(() => {})
        await Promise.all([ended, running])
      } else await sending
    }
    await Promise.all(topics.map(topic => send(topic, 'end')))
    await following
    for (const topic of topics) {
      const ids = heard.get(topic)?.map(({ id }) => id) ?? []
      expect(new Set(ids).size, topic).toBe(ids.length)
      // What was committed and not acknowledged may be among them.
      const known = new Set(acknowledged.get(topic))
      expect(
        ids.filter(id => known.has(id ?? '')),
        topic,
      ).toEqual(acknowledged.get(topic))
      expect(ids.length - known.size, topic).toBeLessThanOrEqual(kills)
    }
  } finally {
    await (await running).child.kill()
    await kept.remove()
  }
})
