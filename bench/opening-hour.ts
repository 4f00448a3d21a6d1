import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { amongCommits, commits } from './among-commits.ts'
import { atMost, type Figure, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { type Served, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { withClient } from './with-client.ts'

const people = 300
const lines = 2_000

type Told = { times: number[]; refused: Record<string, number> }

async function openingHour(name: string, product: Served): Promise<Figure[]> {
  const before = product.processor()
  const crowd = fork(join(packageRoot, 'bench/opening-crowd.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      BASE: product.url.replace('localhost', '127.0.0.1'),
      PEOPLE: String(people),
      LINES: String(lines),
    },
  })
  const ended = once(crowd, 'exit')
  const [told] = (await Promise.race([once(crowd, 'message'), ended])) as [Told | number]
  if (typeof told === 'number') throw new Error(`The crowd ended with ${told}.`)
  const times = told.times.sort((one, other) => one - other)
  const failures = Object.values(told.refused).reduce((sum, count) => sum + count, 0)
  const cost = plain('ms', 1)((product.processor() - before) / times.length)
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN
  return [
    atMost(`${name}: p95 of ${plain()(times.length)} acts, ${cost} of processor each`, p95, 250, plain('ms')),
    atMost(`${name}: refused or failed`, failures, 0, plain()),
  ]
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Each half second an exhibitor saves a booth: a change of what the fair shows. */
function saveBooths(url: string) {
  let isOver = false
  const saving = withClient(url, async client => {
    while (!isOver) {
      await client.query(
        'update stand set color = $1 where id = (select id from stand order by random() limit 1)',
        [
          `#${Math.floor(Math.random() * 0x1000000)
            .toString(16)
            .padStart(6, '0')}`,
        ],
      )
      await pause(500)
    }
  })
  const stop = () => {
    isOver = true
    return saving
  }
  return { stop }
}

/** What one process answers to a crowd that comes at once, from a standing start. */
export async function openingHours(): Promise<Group> {
  const env = { DEMO: '1', CAPTCHA: 'off' }
  const figures: Figure[] = []
  const embedded = await serveProduct(env)
  try {
    figures.push(...(await openingHour('embedded', embedded)))
    figures.push(...(await amongCommits('embedded', embedded)))
  } finally {
    await embedded.stop()
  }
  const postgres = await benchPostgres()
  try {
    const product = await serveProduct({ ...env, DATABASE_URL: postgres.url })
    try {
      figures.push(...(await openingHour('PostgreSQL', product)))
      figures.push(...(await amongCommits('PostgreSQL', product)))
      const saving = saveBooths(postgres.url)
      figures.push(...(await openingHour('PostgreSQL, booths saved', product)))
      await saving.stop()
    } finally {
      await product.stop()
    }
  } finally {
    await postgres.stop()
  }
  return {
    title: 'An opening hour',
    how: `${people} people do one act each two seconds for half a minute, from a server that has just been started: pages, calls, one in ten a heartbeat, a fifth logged in, each with a line open and ${plain()(lines)} lines beside; the crowd runs on the same machine. Then three pages, by their rate while ${commits} times a second something is written that they do not show, in turn: who comes into a hall and leaves it, a mail, a session that is renewed. At last 300 people again while a booth is saved each half second, which moves all pages of its fair.`,
    figures,
  }
}
