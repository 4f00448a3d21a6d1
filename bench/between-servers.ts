import { execFileSync, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { pino } from 'pino'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { Bus } from '#platform/server/hub/bus.ts'
import { redisCarrier } from '#platform/server/hub/redis-carrier.ts'
import { freePort } from '#platform/server/testing/free-port.ts'
import { atLeast, atMost, median, notMeasured, plain } from './figure.ts'
import type { Group } from './results.ts'

/** Messages say in which turn they were said: what comes too late is not counted for the next. */
export type BusAsked = { count: number; turn: number }
export type BusHeard = { perSecond: number; p99: number; lost: number }

const rounds = 3
const seconds = Number(process.env.HUB_SECONDS ?? 5)
const rate = 1_000
/** As many as are said without waiting for one another. */
const atOnce = 100
const most = 10_000 * seconds

type Say = (data: string) => Promise<unknown> | undefined

async function redis() {
  const folder = await mkdtemp(join(tmpdir(), 'verriere-redis-'))
  const port = await freePort()
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break
  server.stdout.resume()
  const stop = async () => {
    server.kill('SIGKILL')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
  return { url: `redis://127.0.0.1:${port}`, stop }
}

const isThere = () => {
  try {
    execFileSync('redis-server', ['--version'])
    return true
  } catch {
    return false
  }
}

let turn = 0
const said = () => `${String(process.hrtime.bigint()).padStart(19, '0')}_${turn}_${'x'.repeat(180)}`

async function sayAll(say: Say) {
  for (let at = 0; at < most; at += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, () => say(said())))
    await new Promise(resolve => setImmediate(resolve))
  }
}

async function saySteadily(say: Say) {
  const begun = performance.now()
  for (let at = 0; at < rate * seconds; at += 1) {
    while (performance.now() - begun < (at * 1000) / rate) await new Promise(resolve => setImmediate(resolve))
    void say(said())
  }
}

/** What server processes tell each other by Redis, beside bare streams of it. */
export async function betweenServers(): Promise<Group> {
  const title = 'Between two server processes, by Redis'
  const what = ['messages a second, of bare streams', 'p99 added at 1,000 a second'] as const
  if (!isThere())
    return {
      title,
      how: 'redis-server is not installed here.',
      figures: what.map(one => notMeasured(one, '–')),
    }
  const server = await redis()
  const listener = fork(join(packageRoot, 'bench/bus-load.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, REDIS_URL: server.url },
  })
  const begun = once(listener, 'message')
  const client = await createClient({ url: server.url }).connect()
  const bus = new Bus(redisCarrier(server.url, pino({ level: 'silent' })), () => {})
  try {
    await begun
    // It says nothing before it is connected.
    const isConnected = () =>
      bus.send({ before: null, updates: [] }).then(
        () => true,
        () => false,
      )
    while (!(await isConnected())) await new Promise(resolve => setTimeout(resolve, 100))
    const ways: Record<'ours' | 'bare', Say> = {
      ours: data => {
        bus.sendSoon([
          {
            place: null,
            id: null,
            topics: ['a'],
            data,
            isPrivate: true,
            type: null,
            retry: null,
            mergeKey: null,
          },
        ])
        return undefined
      },
      bare: data => client.xAdd('bare', '*', { m: data }),
    }
    const measure = async (count: number, work: () => Promise<void>) => {
      const ready = once(listener, 'message')
      turn += 1
      listener.send({ count, turn } satisfies BusAsked)
      await ready
      const heard = once(listener, 'message')
      await work()
      const [told] = (await heard) as [BusHeard]
      return told
    }
    // Whoever begins to listen hears what is said from then on.
    for (const way of ['ours', 'bare'] as const) await measure(rate, () => saySteadily(ways[way]))
    const seen = { ours: [] as BusHeard[], bare: [] as BusHeard[] }
    const calm = { ours: [] as BusHeard[], bare: [] as BusHeard[] }
    for (let round = 0; round < rounds; round += 1)
      for (const way of ['ours', 'bare'] as const) {
        seen[way].push(await measure(most, () => sayAll(ways[way])))
        calm[way].push(await measure(rate * seconds, () => saySteadily(ways[way])))
      }
    const fast = (all: BusHeard[]) => median(all.map(({ perSecond }) => perSecond))
    const late = (all: BusHeard[]) => median(all.map(({ p99 }) => p99))
    const show = plain('/s')
    const ms = plain('ms', 1)
    const lost = [...seen.ours, ...calm.ours].reduce((sum, one) => sum + one.lost, 0)
    return {
      title,
      how: `What is over in a moment, of 200 bytes, from one process to another through the hub's bus, in turn with messages of a bare stream: as fast as they go, and ${plain()(rate)} a second.`,
      figures: [
        atLeast(
          `${what[0]} (${show(fast(seen.ours))} of ${show(fast(seen.bare))})`,
          fast(seen.ours) / fast(seen.bare),
          0.6,
          plain('', 2),
        ),
        atMost(
          `${what[1]} (${ms(late(calm.ours))} beside ${ms(late(calm.bare))})`,
          late(calm.ours) - late(calm.bare),
          3,
          ms,
        ),
        atMost('messages that did not come', lost, 0, plain()),
      ],
    }
  } finally {
    listener.disconnect()
    client.destroy()
    await bus.close()
    await server.stop()
  }
}
