import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { atLeast, atMost, plain, quantileOf } from './figure.ts'
import type { CrowdAsked, CrowdTold } from './people-crowd.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { addVisitors } from './visitors.ts'
import { withClient } from './with-client.ts'

/** `PEOPLE`, `HUB_STREAMS` and `HUB_SECONDS`: fewer and shorter to see that it runs. */
const count = Number(process.env.PEOPLE ?? 300)
const lines = Math.min(Number(process.env.HUB_STREAMS ?? 2_000), 2_000)
const seconds = Number(process.env.HUB_SECONDS ?? 60)

async function crowd(asked: CrowdAsked, onBegun: () => void): Promise<CrowdTold> {
  const child = fork(join(packageRoot, 'bench/people-crowd.ts'), { execArgv: ['--import', 'tsx'] })
  const ended = once(child, 'exit')
  child.send(asked)
  const next = async () => (await Promise.race([once(child, 'message'), ended])) as [unknown]
  await next()
  onBegun()
  const [told] = await next()
  if (typeof told !== 'object' || told === null) throw new Error(`The crowd ended with ${told}.`)
  return told as CrowdTold
}

/** What the demo's beginning leaves to be done, its brochures above all, is no part of a day at a fair. */
const workDone = (url: string) =>
  withClient(url, async client => {
    for (;;) {
      const { rows } = await client.query(
        `select from queued_job where state <> 'failed' and run_at <= now() limit 1`,
      )
      if (!rows.length) return
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  })

/** People who walk, write and watch in the demo fair, beside many who only have a page open. */
export async function peopleOfFair(): Promise<Group> {
  const postgres = await benchPostgres()
  const product = await serveProduct({ DEMO: '1', CAPTCHA: 'off', DATABASE_URL: postgres.url })
  try {
    const fairs = (await (await fetch(`${product.url}/api/default-fairs`)).json()) as {
      id: number
      homepage: string
    }[]
    const [fair] = fairs
    if (!fair) throw new Error('There is no fair to come to.')
    const [people, listeners] = await withClient(postgres.url, async client => {
      await client.query(
        `update fair set is_using_chat = true, is_using_direct_message_module = true, daily_chat_limit = 0
          where id = $1`,
        [fair.id],
      )
      return [
        await addVisitors(client, fair.id, { count, name: 'walker' }),
        await addVisitors(client, fair.id, { count: lines, name: 'listener' }),
      ]
    })
    await workDone(postgres.url)
    const url = product.url.replace('localhost', '127.0.0.1')
    const { homepage } = fair
    let before = 0
    const asked = { url, fair: fair.id, homepage, people, listeners, seconds }
    const told = await crowd(asked, () => {
      before = product.processor()
    })
    const cost = plain('ms', 1)((product.processor() - before) / told.times.length)
    const refused = Object.values(told.refused).reduce((sum, one) => sum + one, 0)
    const ms = plain('ms')
    const show = plain()
    const kinds = Object.entries(told.kinds)
      .map(([kind, times]) => ({ kind, p95: quantileOf(times, 0.95) }))
      .sort((one, other) => other.p95 - one.p95)
      .map(({ kind, p95 }) => `${kind} ${ms(p95)}`)
    const named = Object.entries(told.refused).map(([what, times]) => `${what} × ${times}`)
    return {
      title: `${show(count)} people who walk, write and watch, PostgreSQL`,
      how: `Beside ${show(lines)} people who only have a page of the fair open: each walks through the lobby, the halls and the booths of the demo, with a stream that follows, writes to a booth and in the rooms where they are, and reads, one call each two seconds for ${show(seconds)} seconds. One process serves them; the crowd runs on the same machine. A page or a call takes ${cost} of processor with all that is told meanwhile, ${ms(quantileOf(told.times, 0.5))} in the middle and ${ms(quantileOf(told.times, 0.99))} at p99, at p95 by kind: ${kinds.join(', ')}; what is written is heard after ${ms(quantileOf(told.heard, 0.5))}, at p95 after ${ms(quantileOf(told.heard, 0.95))} (${show(told.heard.length)} times).${named.length ? ` Refused: ${named.join(', ')}.` : ''}`,
      figures: [
        atMost(`p95 of ${show(told.times.length)} pages and calls`, quantileOf(told.times, 0.95), 250, ms),
        atMost('refused or failed', refused, 0, show),
        atLeast('open streams of those who only listen', told.open, lines, show),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
