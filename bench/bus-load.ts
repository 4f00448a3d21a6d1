/**
 * Hears what another process says by Redis streams, through the hub's bus or as bare messages, and tells how fast it came.
 * What is said holds the time when that was done, in nanoseconds of this machine.
 */
import { createClient } from '@redis/client'
import { pino } from 'pino'
import { Bus } from '#platform/server/hub/bus.ts'
import { redisCarrier } from '#platform/server/hub/redis-carrier.ts'
import type { BusAsked, BusHeard } from './between-servers.ts'

const { REDIS_URL = '' } = process.env
const timeout = 5_000
const readAtOnce = 500

let times: number[] = []
let current = 0
const hear = (said: string) => {
  const [at = '', turn] = said.split('_', 2)
  if (Number(turn) === current) times.push(Number(process.hrtime.bigint() - BigInt(at)) / 1e6)
}

await new Bus(redisCarrier(REDIS_URL, pino({ level: 'silent' })), () => {}).listen(({ updates = [] }) => {
  for (const { data } of updates) hear(data)
})
const client = await createClient({ url: REDIS_URL }).connect()
void (async () => {
  for (let last = '0'; ; ) {
    const answer = await client.xRead({ key: 'bare', id: last }, { BLOCK: 0, COUNT: readAtOnce })
    for (const { messages } of answer ?? [])
      for (const { id, message } of messages) {
        last = id
        hear(message.m ?? '')
      }
  }
})()

process.on('message', async ({ count, turn }: BusAsked) => {
  times = []
  current = turn
  process.send?.('ready')
  const begun = performance.now()
  let until = begun + timeout
  for (let known = 0; times.length < count && performance.now() < until; ) {
    await new Promise(resolve => setTimeout(resolve, 5))
    if (times.length > known) until = performance.now() + timeout
    known = times.length
  }
  const perSecond = times.length / ((performance.now() - begun) / 1000)
  const sorted = times.sort((a, b) => a - b)
  const heard: BusHeard = {
    perSecond,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    lost: count - sorted.length,
  }
  process.send?.(heard)
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
