import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { type EventStream, eventStream } from '#platform/server/testing/event-stream.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { publisher, publisherEnv } from './testing/publisher.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

function hasRedis() {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    console.warn('redis-server is not installed: what goes by Redis is not tested.')
    return false
  }
}

/** A Redis of this test alone, on a socket in a folder of its own. */
async function redis() {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-redis-'))
  const port = 20_000 + (process.pid % 20_000)
  const server = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    folder,
  ])
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break
  server.stdout.resume()
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGKILL')
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const ways = [
  { name: 'PostgreSQL', isThere: true, bus: async () => null },
  { name: 'Redis', isThere: hasRedis(), bus: redis },
]

// The embedded database is one process's own.
describe.runIf(testDatabaseKind === 'postgres').each(ways)(
  'two servers on one database, by $name',
  ({ isThere, bus }) => {
    describe.runIf(isThere)('the hub', () => {
      let kept: Awaited<ReturnType<typeof keptDatabase>>
      let carrier: Awaited<ReturnType<typeof bus>>
      let servers: ServerProcess[] = []
      const streams: EventStream[] = []
      let from: Awaited<ReturnType<typeof publisher>>
      beforeAll(async () => {
        from = await publisher()
        carrier = await bus()
        kept = await keptDatabase(smallDatabase)
        const env = { ...kept.env, ...publisherEnv, ...(carrier && { REDIS_URL: carrier.url }) }
        servers = await Promise.all([serverProcess(env), serverProcess(env)])
      })
      afterAll(async () => {
        for (const stream of streams) stream.leave()
        await Promise.all(servers.map(({ child }) => child.kill()))
        await carrier?.stop()
        await kept.remove()
      })
      const hear = async (at: number, topic: string, headers: Record<string, string> = from.bearer) => {
        const stream = await eventStream(`${servers[at]?.url}${hubPath}?match=${topic}`, { headers })
        streams.push(stream)
        return stream
      }
      const publish = (at: number, topic: string, data: string) =>
        from.publish(servers[at]?.url ?? '', topic, data)

      it('tells on each what was sent through the other, once and in one order', async () => {
        const heard = await Promise.all([hear(0, 'books'), hear(1, 'books')])
        const ids: string[] = []
        for (let turn = 0; turn < 200; turn += 1) ids.push(await publish(turn % 2, 'books', String(turn)))
        for (const stream of heard) expect((await stream.take(200)).map(({ id }) => id)).toEqual(ids)
      })

      it('tells the same order to all of what many send at once, of whatever length', async () => {
        // Longer and shorter than a notice of PostgreSQL; all of it less than what a stream may leave unread.
        const heard = await Promise.all([hear(0, 'crowd'), hear(1, 'crowd')])
        const sent = Array.from({ length: 200 }, (_, turn) =>
          publish(turn % 2, 'crowd', `${turn} ${'x'.repeat((turn % 5) * 2_000)}`),
        )
        const ids = await Promise.all(sent)
        const [here = [], there = []] = await Promise.all(heard.map(stream => stream.take(200)))
        expect(here).toEqual(there)
        expect(here.map(({ id }) => id).sort()).toEqual(ids.sort())
      })

      it('tells on one what was missed on the other', async () => {
        const first = await publish(0, 'kept', '1')
        const second = await publish(0, 'kept', '2')
        const url = `${servers[1]?.url}${hubPath}?match=kept`
        const stream = await eventStream(url, { headers: { ...from.bearer, 'last-event-id': first } })
        streams.push(stream)
        expect(await stream.next()).toEqual({ id: second, data: '2' })
      })

      it('tells of a lamp once, whichever of them looks', async () => {
        const heard = await Promise.all([hear(0, 'fair:1'), hear(1, 'fair:1')])
        const contact = await servers[0]?.logIn('contacta@small.test')
        const headers = contact?.bearer ?? {}
        const me = await servers[0]?.call('GET', '/user/detail', { headers })
        const token = await servers[0]?.call('GET', `/notification_tokens/${me?.body.id}`, { headers })
        await hear(0, 'presence:1', { authorization: `Bearer ${token?.body.token}` })
        for (const stream of heard) {
          let event = await stream.next()
          while (event?.event !== 'lamps') event = await stream.next()
          expect(JSON.parse(event.data ?? '').lamps).toMatchObject([{ id: 1, free: 1, busy: 0 }])
        }
        const talks = await servers[1]?.call('PUT', '/presence/choice', {
          body: { choice: 'busy' },
          headers: contact?.bearer ?? {},
        })
        expect(talks?.status).toBe(200)
        for (const stream of heard) {
          let event = await stream.next()
          while (event?.event !== 'lamps') event = await stream.next()
          expect(JSON.parse(event.data ?? '').lamps).toMatchObject([{ id: 1, free: 0, busy: 1 }])
        }
      })

      it('tells on one of a change that was made on the other', async () => {
        const organizer = await servers[0]?.logIn('organizer1@small.test')
        const stream = await eventStream(`${servers[1]?.url}${hubPath}?match=stand:1`)
        streams.push(stream)
        const changed = await servers[0]?.call('PUT', '/stands/1', {
          body: { color: '#123456' },
          headers: organizer?.bearer ?? {},
        })
        expect(changed?.status).toBe(200)
        expect(await stream.next()).toMatchObject({ data: '{"topic":"stand:1"}' })
      })
    })
  },
)
