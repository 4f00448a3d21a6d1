/**
 * An opening hour, as those who come see it: `PEOPLE`, each from an address of their own and with a line open, do one act
 * each two seconds for so many `SECONDS`: pages, the calls of pages, one act in ten a heartbeat, a fifth of them logged in.
 * `LINES` more stand beside. Tells the times of all acts in milliseconds, and what was refused.
 */
import { Agent, get, type RequestOptions, request } from 'node:http'
import type { StandVisit } from '#domain/stands/contract/stand-visit.ts'
import { demoPassword } from '#seed/demo/accounts.ts'

const { BASE = '', PEOPLE = '300', LINES = '2000', SECONDS = '30' } = process.env
const base = new URL(BASE)
const end = () => performance.now() > until
let until = 0

const pick = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One
const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
const addressOf = (n: number) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`
const json = async <Answer>(path: string, init?: RequestInit) =>
  (await (await fetch(new URL(path, base), init)).json()) as Answer
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

const ask = (n: number, agent: Agent, { path, options }: Act) =>
  new Promise<number>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'br, gzip',
      'accept-language': pick(['fr', 'en', 'de']),
      ...options?.headers,
    }
    const { hostname: host, port } = base
    const asked = request(
      { host, port, path, agent, localAddress: addressOf(n), ...options, headers },
      answer => {
        answer
          .resume()
          .on('end', () => resolve(answer.statusCode ?? 0))
          .on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(options?.method === 'POST' ? '{}' : undefined)
  })

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
const times: number[] = []
const refused: Record<string, number> = {}
await Promise.all(
  Array.from({ length: Number(PEOPLE) }, async (_one, n) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    await pause(Math.random() * 2_000)
    while (!end()) {
      const act = pick(possible)()
      const begun = performance.now()
      const status = await ask(n, agent, act).catch((error: NodeJS.ErrnoException) => error.code ?? 'failed')
      times.push(performance.now() - begun)
      if (typeof status === 'string' || status >= 400) refused[`${status}`] = (refused[`${status}`] ?? 0) + 1
      await pause(1_000 + Math.random() * 2_000)
    }
    agent.destroy()
  }),
)
for (const line of lines) line.destroy()
process.send?.({ times, refused })
process.disconnect?.()
