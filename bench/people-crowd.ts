/**
 * People of a fair who walk, write and watch, as their browsers do: each from an address of their own, with one stream that
 * follows them from place to place, one call each two seconds. Others only have a stream. Asked by the process that has
 * started it; tells the times of all calls in milliseconds, how long a line took to those who hear it, and what was refused.
 */
import { randomUUID } from 'node:crypto'
import { Agent, type ClientRequest } from 'node:http'
import type { StandVisit } from '#domain/stands/contract/stand-visit.ts'
import { ask, type Call, listen, pause, pick, Tally } from './crowd.ts'
import type { Visitor } from './visitors.ts'

export type CrowdAsked = {
  url: string
  fair: number
  homepage: string
  people: readonly Visitor[]
  /** Who only listens. */
  listeners: readonly Visitor[]
  seconds: number
}
/** Said once all have come; then what they tell. */
export type CrowdBegun = 'begun'
export type CrowdTold = {
  times: number[]
  kinds: Record<string, number[]>
  heard: number[]
  refused: Record<string, number>
  open: number
}

/** Somewhere in the fair: its page, what the page asks, its topic, and its room. */
type Place = { page: string; calls: string[]; topics: string[]; room: { [kind: string]: number } }

/** Streams that are opened at the same time. */
const openedAtOnce = 50
/** In which people come in. */
const startUp = 5_000

async function visit({ url, fair, homepage, people, listeners, seconds }: CrowdAsked): Promise<CrowdTold> {
  const base = new URL(url)
  const tally = new Tally()
  const heard: number[] = []
  const streams = new Set<ClientRequest>()
  let until = 0

  const json = async <Read>(path: string): Promise<Read> =>
    (await (await fetch(new URL(path, base))).json()) as Read
  const slug = `/${homepage.replace(/^\//, '')}`
  const halls = await json<{ id: number }[]>(`/api/visit/halls?fair=${fair}`)
  const visits = await Promise.all(
    halls.map(({ id }) => json<{ stands: StandVisit['stand'][] }>(`/api/visit/halls/${id}`)),
  )
  const stands = visits.flatMap(hall => hall.stands.map(({ id }) => id))
  const places: Place[] = [
    {
      page: `${slug}/fair/visit/lobby`,
      calls: [`/api/visit/halls?fair=${fair}`, `/api/presence/walkers?fair=${fair}`],
      topics: [],
      room: { fair },
    },
    ...halls.map(({ id }) => ({
      page: `${slug}/fair/visit/${id}`,
      calls: [`/api/visit/halls/${id}`],
      topics: [`hall:${id}`],
      room: { hall: id },
    })),
    ...stands.map(id => ({
      page: `${slug}/stand/visit/${id}`,
      calls: [`/api/visit/stands/${id}`, `/api/stands/${id}/queue`],
      topics: [`stand:${id}`, `queue:${id}`],
      room: { stand: id },
    })),
  ]

  // By the opening hour somebody has looked at each.
  for (const { page } of places) await (await fetch(new URL(page, base))).arrayBuffer()

  const hear = (bytes: Buffer) => {
    if (!bytes.includes('TS_')) return
    for (const [, at] of bytes.toString('latin1').matchAll(/TS_(\d+)_/g))
      heard.push(Number(process.hrtime.bigint() - BigInt(at ?? 0)) / 1e6)
  }
  /** A stream of `n`, while it is open one of all. */
  const open = async (n: number, { token }: Visitor, topics: readonly string[]) => {
    const opened = await listen(base, n, { token, topics, hear })
    streams.add(opened.stream)
    opened.stream.once('close', () => streams.delete(opened.stream))
    return opened
  }
  const ownTopics = ({ id }: Visitor) => [
    `fair:${fair}`,
    `presence:${fair}`,
    ...['messages', 'notifications', 'visio', 'queue', 'chat'].map(name => `/users/${id}/${name}`),
  ]

  /** Comes in; returns what they do from then on. */
  async function person(visitor: Visitor, n: number) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { authorization: visitor.bearer }
    const call = (path: string): Call => ({ path, options: { headers } })
    const post = (path: string, sent: object): Call => ({
      path,
      body: JSON.stringify(sent),
      options: { method: 'POST', headers: { ...headers, 'accept-encoding': 'identity' } },
    })
    let made = 0
    const send = (what: string, asked: Call) => {
      made += 1
      return tally.note(what, () => ask(base, n, agent, asked))
    }
    const read = (path: string) => send(path.replace(/\?.*|\d+/g, ''), call(path))
    const idOf = async (asked: Call): Promise<number> => {
      const answer = await send('open', asked)
      return answer ? (JSON.parse(answer.text()) as { id: number }).id : 0
    }
    const said = () => `TS_${process.hrtime.bigint()}_ Good day`
    let place = pick(places)
    let room = 0
    let stream: ClientRequest | undefined
    const watch = async () => {
      stream?.destroy()
      made += 1
      const topics = [...ownTopics(visitor), ...place.topics, ...(room ? [`chat_room:${room}`] : [])]
      stream = (await tally.note('stream', () => open(n, visitor, topics)))?.stream
    }
    const walk = async () => {
      place = pick(places)
      for (const path of place.calls) await read(path)
      room = await idOf(post('/api/chat_rooms', place.room))
      await watch()
    }
    await pause(Math.random() * startUp)
    await send('page', { path: place.page })
    await walk()
    const conversation = await idOf(post('/api/conversations', { stand: pick(stands) }))
    // As often as people do one and the other.
    const acts = [
      ...Array(4).fill(walk),
      ...Array(2).fill(() => send('page', { path: pick(places).page })),
      ...Array(2).fill(() =>
        send('message', post('/api/direct_messages', { conversation, uuid: randomUUID(), text: said() })),
      ),
      ...Array(2).fill(() =>
        send('line', post(`/api/chat_rooms/${room}/messages`, { uuid: randomUUID(), text: said() })),
      ),
      () => read(`/api/conversations/${conversation}/messages`),
      () => read(`/api/chat_rooms/${room}/messages`),
      () => read(`/api/conversations/list?fair=${fair}`),
      () => read(`/api/firms/front/list?fair=${fair}&page=${pick([1, 2, 3])}`),
    ]
    return async () => {
      // As far apart as they are later: an act is two calls in the middle.
      await pause(Math.random() * 4_000)
      while (performance.now() < until) {
        made = 0
        await pick(acts)()
        await pause(made * (1_000 + Math.random() * 2_000))
      }
      agent.destroy()
    }
  }

  for (let next = 0; next < listeners.length; next += openedAtOnce) {
    const some = listeners.slice(next, next + openedAtOnce)
    await Promise.all(some.map((one, at) => open(people.length + next + at, one, ownTopics(one))))
  }
  const listening = streams.size
  // What coming in costs is the opening hour's affair.
  const present = await Promise.all(people.map(person))
  tally.times.length = 0
  for (const times of Object.values(tally.kinds)) times.length = 0
  heard.length = 0
  process.send?.('begun' satisfies CrowdBegun)
  until = performance.now() + seconds * 1_000
  await Promise.all(present.map(act => act()))
  for (const stream of streams) stream.destroy()
  return { times: tally.times, kinds: tally.kinds, heard, refused: tally.refused, open: listening }
}

process.once('message', async (asked: CrowdAsked) => {
  // Gone before all is sent, it would have told nothing.
  process.send?.(await visit(asked), () => process.disconnect?.())
})
