import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#platform/server/database/package-root.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { demoPages } from './demo-pages.ts'
import { atMost, plain } from './figure.ts'
import { type Served, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import type { Slow } from './slow-attackers.ts'

const seconds = 8
/** How long the server may bear whoever dribbles. */
const timeout = 35_000

const dribbledHeaders: Slow = {
  count: 1000,
  begin: 'GET / HTTP/1.1\r\nHost: a\r\nX: ',
  more: { text: 'x', every: 5000 },
}
const dribbledBodies: Slow = {
  count: 500,
  begin:
    'POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{"email":"',
  more: { text: 'xxxxxxxxxx', every: 1000 },
}
/** Whoever takes a byte a second leaves all buffers full, as does whoever takes nothing. */
const unread = (file: string): Slow => ({ count: 500, begin: `GET ${file} HTTP/1.1\r\nHost: a\r\n\r\n` })

/** Milliseconds below which nineteen of twenty answers came, to ten people who ask one after the other. */
async function p95(addresses: string[]): Promise<number> {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  const ask = async (place: number) => {
    for (let turn = place; performance.now() < until; turn += 1) {
      const begun = performance.now()
      const answer = await fetch(addresses[turn % addresses.length] ?? '')
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}.`)
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_one, place) => ask(place)))
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}

/** A public file that no buffer takes whole. */
async function largeFile({ url }: Served): Promise<string> {
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'organizer@demo.test', password: demoPassword }),
  })
  const { token } = (await login.json()) as { token: string }
  const form = new FormData()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(24_000_000)])
  form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'a.pdf')
  const headers = { authorization: `Bearer ${token}` }
  const stored = await fetch(`${url}/api/media_objects`, { method: 'POST', headers, body: form })
  if (stored.status !== 201) throw new Error(`The upload answered ${stored.status}.`)
  return ((await stored.json()) as { filePath: string }).filePath
}

/** So many attackers in a process of their own, once all of them are connected. */
async function attack({ url }: Served, slow: Slow) {
  const child = fork(join(packageRoot, 'bench/slow-attackers.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, PORT: new URL(url).port, SLOW: JSON.stringify(slow) },
  })
  let held = slow.count
  child.on('message', count => {
    held = Number(count)
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  return {
    held: () => held,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Resolves when the server reads nothing more for those who do not take it. */
async function settled({ pid }: Served) {
  const readBytes = () => Number(/rchar: (\d+)/.exec(readFileSync(`/proc/${pid}/io`, 'utf8'))?.[1])
  for (let before = -1e9, now = readBytes(); now - before > 1e6; now = readBytes()) {
    before = now
    await pause(1000)
  }
}

/** What the server holds: it alone knows, as whoever does not read does not hear that they were hung up on. */
const connections = ({ pid }: Served) =>
  readdirSync(`/proc/${pid}/fd`).filter(name => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:')
    } catch {
      return false
    }
  }).length

/** What 2,000 connections that waste the server's time cost everybody else, and how soon they are hung up on. */
export async function slowClients(): Promise<Group> {
  const product = await serveProduct({ NODE_ENV: 'development', DEMO: '1', CAPTCHA: 'off' })
  try {
    const { fair, hall } = await demoPages(product.url)
    const addresses = [fair, hall, '/api/default-fairs'].map(path => product.url + path)
    const file = await largeFile(product)
    await p95(addresses)
    const alone = await p95(addresses)
    const before = connections(product)
    const readers = await attack(product, unread(file))
    await settled(product)
    const dribblers = [await attack(product, dribbledHeaders), await attack(product, dribbledBodies)]
    const begun = performance.now()
    const during = connections(product)
    const among = await p95(addresses)
    await pause(timeout - (performance.now() - begun))
    const left = dribblers.reduce((sum, { held }) => sum + held(), 0)
    for (const { stop } of dribblers) await stop()
    await pause(2000)
    const withReaders = connections(product)
    await readers.stop()
    await pause(2000)
    const after = connections(product)
    const ms = plain('ms')
    return {
      title: 'Among 2,000 who are slow on purpose',
      how: `1,000 dribble a header, 500 a body, and 500 have asked for a file of 24 MB and do not take it, from a hundred addresses. Ten people ask for a fair's page, a hall and the list of fairs meanwhile. The server held ${before} connections before, ${during} meanwhile, ${after} afterwards.`,
      figures: [
        atMost(`p95 among them (${ms(among)} of ${ms(alone)})`, among / alone, 1.5, plain('', 2)),
        atMost('of 1,500 who dribble, still there after 35 s', left, 0, plain()),
        atMost('of 500 who do not read, still there by then', withReaders - after, 0, plain()),
      ],
    }
  } finally {
    await product.stop()
  }
}
