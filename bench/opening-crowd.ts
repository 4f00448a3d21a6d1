/**
 * An opening hour, as those who come see it: `PEOPLE`, each from an address of their own and with a line open, do one act
 * each two seconds for so many `SECONDS`: pages, the calls of pages, one act in ten a heartbeat, a fifth of them logged in.
 * `LINES` more stand beside. Tells the times of all acts in milliseconds, and what was refused.
 */
import { Agent, get, type RequestOptions } from 'node:http'
import type { StandVisit } from '#domain/stands/contract/stand-visit.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { addressOf, ask, pause, pick, Tally } from './crowd.ts'

const { BASE = '', PEOPLE = '300', LINES = '2000', SECONDS = '30' } = process.env
const base = new URL(BASE)
const end = () => performance.now() > until
let until = 0

const json = async <Result>(path: string, init?: RequestInit) =>
  (await (await fetch(new URL(path, base), init)).json()) as Result
const bearer = async (role: string) => {
  const body = JSON.stringify({
    email: `${role}@demo.test`,
    password: demoPassword,
    g_recaptcha_response: 'off',
  })
  const headers = { 'content-type': 'application/json' }
  return `Bearer ${(await json<{ token: string }>('/api/login', { method: 'POST', headers, body })).token}`
}

type Act = { path: string; options?: RequestOptions; isCall?: boolean }

async function acts(): Promise<(() => Act)[]> {
  const [visitor, contact] = [await bearer('visitor'), await bearer('standcontact')]
  const [fair] = await json<{ id: number; homepage: string }[]>('/api/default-fairs')
  if (!fair) throw new Error('There is no fair to come to.')
  const slug = `/${fair.homepage.replace(/^\//, '')}`
  const halls = await json<{ id: number }[]>(`/api/visit/halls?fair=${fair.id}`)
  const { stands } = await json<{ stands: StandVisit['stand'][] }>(`/api/visit/halls/${halls[0]?.id}`)
  const call = (path: string) => ({ path, isCall: true })
  const page = (path: string) => ({ path: slug + path })
  const beThere = { headers: { authorization: contact } }
  return [
    () => page(''),
    () => page('/fair/visit/lobby'),
    () => page(`/fair/visit/${pick(halls).id}`),
    () => page(`/stand/visit/${pick(stands).id}`),
    () => page(`/exhibitors/list?page=${pick([1, 2, 3])}`),
    () => call(`/api/visit/halls?fair=${fair.id}`),
    () => call(`/api/visit/stands/${pick(stands).id}`),
    () => call(`/api/firms/front/list?fair=${fair.id}&page=1`),
    () => ({ path: '/api/user/detail', options: { headers: { authorization: visitor } } }),
    () => ({ path: `/api/presence?fair=${fair.id}`, options: beThere }),
  ]
}

const possible = await acts()
const lines = []
for (let n = 0; n < Number(PEOPLE) + Number(LINES); n += 1) {
  const { hostname: host, port } = base
  const line = get(
    { host, port, path: '/.well-known/mercure?match=fair:1', localAddress: addressOf(n), agent: false },
    answer => answer.resume().on('error', () => {}),
  )
  lines.push(line.on('error', () => {}))
  if (n % 100 === 99) await pause(50)
}
await pause(2_000)
until = performance.now() + Number(SECONDS) * 1_000
const tally = new Tally()
await Promise.all(
  Array.from({ length: Number(PEOPLE) }, async (_one, n) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await pause(Math.random() * 2_000)
    while (!end()) {
      await tally.note('answer', () => ask(base, n, agent, pick(possible)()))
      await pause(1_000 + Math.random() * 2_000)
    }
    agent.destroy()
  }),
)
for (const line of lines) line.destroy()
// Gone before all is sent, it would have told nothing.
process.send?.({ times: tally.times, refused: tally.refused }, () => process.disconnect?.())
