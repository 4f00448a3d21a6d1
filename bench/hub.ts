import { SignJWT } from 'jose'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { detailType } from '#platform/server/hub/hub-tokens.ts'
import { atLeast, atMost, type Figure, median, notMeasured, plain } from './figure.ts'
import { type HubFixture, hubFixture } from './hub-fixture.ts'
import { serveNchan } from './nchan.ts'
import { benchPostgres } from './postgres.ts'
import { type Served, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { type Publication, type Stream, streamLoad } from './stream-load-messages.ts'
import { withClient } from './with-client.ts'

/** `HUB_STREAMS` and `HUB_SECONDS`: fewer and shorter to see that it runs. */
const count = Number(process.env.HUB_STREAMS ?? 10_000)
const seconds = Number(process.env.HUB_SECONDS ?? 5)
const rounds = 3

const publisherKey = 'the key of publishers of a bench, 44 letters'

/** A push server with what is asked of it: who listens, and how it is told something for all or for one. */
type Contender = {
  served: Served
  streams: Stream[]
  toAll: Publication
  toOne: Publication
  /** Tells many one each, as commands of the server do, where there are such. */
  tellMany?: (count: number) => Promise<void>
}

async function ourHub({ url, fair, people }: HubFixture): Promise<Contender> {
  const served = await serveProduct({ DATABASE_URL: url, HUB_PUBLISHER_KEY: publisherKey, PROCESSES: '1' })
  const token = await new SignJWT({
    authorization_details: [{ type: detailType, actions: ['publish'], topics: [{ match: '*' }] }],
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(served.url)
    .setAudience(served.url + hubPath)
    .setExpirationTime('2h')
    .sign(Buffer.from(publisherKey))
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const streams = people.map(({ id, token }) => ({
    name: String(id),
    path: `${hubPath}?${new URLSearchParams([
      ['match', `/users/${id}/notifications`],
      ['match', `fair:${fair}`],
    ])}`,
    headers: { authorization: `Bearer ${token}` },
  }))
  const told = (topic: string): Publication => ({
    path: hubPath,
    headers,
    body: `topic=${topic}&private=on&data=`,
  })
  const toOne = told('/users/{name}/notifications')
  const tellMany = (of: number) => tellInBulk(url, people, of)
  return { served, streams, toAll: told(`fair:${fair}`), toOne, tellMany }
}

function nchan(served: Served): Contender {
  const streams = Array.from({ length: count }, (_, at) => ({
    name: `u${at}`,
    path: `/hub?u=${at}`,
    headers: {},
  }))
  const told = (id: string): Publication => ({
    path: `/pub?id=${id}`,
    headers: { 'content-type': 'text/plain' },
    body: '',
  })
  return { served, streams, toAll: told('all'), toOne: told('{name}') }
}

/** Updates that are told in one statement. */
const together = 200

/** Writes updates as a command does, in one transaction for many. */
const tellInBulk = (url: string, people: HubFixture['people'], of: number) =>
  withClient(url, async client => {
    for (let told = 0; told < of; told += together) {
      const topics = Array.from({ length: Math.min(together, of - told) }, (_, at) => {
        const { id } = people[(told + at) % people.length] ?? { id: 0 }
        return `/users/${id}/notifications`
      })
      const data = `TS_${String(process.hrtime.bigint()).padStart(19, '0')}_${'x'.repeat(150)}`
      await client.query(
        `insert into hub_update (id, topics, data, is_private)
          select gen_random_uuid(), array[topic], $2, true from unnest($1::text[]) topic`,
        [topics, data],
      )
    }
  })

type Measured = Awaited<ReturnType<typeof measureOnce>>

/** With all streams open: what it holds, and how fast it tells. */
async function measureOnce({ served, streams, toAll, toOne, tellMany }: Contender) {
  const load = streamLoad()
  try {
    const before = served.memory()
    const opened = await load.open({ port: Number(new URL(served.url).port), streams })
    const kilobytes = ((served.memory() - before) * 1024) / opened.open
    const phase = (publication: Publication, isForAll: boolean, inFlight: number, rate?: number) =>
      load.measure({ publication, isForAll, seconds, inFlight, ...(rate !== undefined && { rate }) })
    const [single, four, calm] = [
      await phase(toAll, true, 1),
      await phase(toAll, true, 4),
      await phase(toAll, true, 1, 3),
    ]
    const [most, steady] = [await phase(toOne, false, 64), await phase(toOne, false, 1, 500)]
    const many = count * 2
    const heard = tellMany && load.hear({ count: many })
    await tellMany?.(many)
    const bulk = await heard
    return {
      kilobytes,
      bulk: bulk?.perSecond ?? most.perSecond,
      connects: opened.perSecond,
      single: single.perSecond,
      four: four.perSecond,
      calm: calm.p99,
      calmMedian: calm.p50,
      toOne: most.perSecond,
      steady: steady.p99,
      lost: single.lost + four.lost + calm.lost + most.lost + steady.lost + (bulk?.lost ?? 0),
    }
  } finally {
    await load.stop()
  }
}

const medians = (all: readonly Measured[]): Measured =>
  Object.fromEntries(
    (Object.keys(all[0] ?? {}) as (keyof Measured)[]).map(name => [name, median(all.map(one => one[name]))]),
  ) as Measured

/** Each figure with its limit, as a part of the same figure of the other server. */
const compared: readonly {
  what: string
  of: keyof Measured
  limit: number
  isFloor: boolean
  show: (value: number) => string
}[] = [
  { what: 'memory a stream', of: 'kilobytes', limit: 1.1, isFloor: false, show: plain('kB', 1) },
  { what: 'streams opened, with their tokens', of: 'connects', limit: 0.2, isFloor: true, show: plain('/s') },
  { what: 'told to all, one after the other', of: 'single', limit: 1.3, isFloor: true, show: plain('/s') },
  { what: 'told to all, four at a time', of: 'four', limit: 3, isFloor: true, show: plain('/s') },
  {
    what: 'p99 of what is told to all thrice a second',
    of: 'calm',
    limit: 0.8,
    isFloor: false,
    show: plain('ms'),
  },
  { what: 'told to one by POST', of: 'toOne', limit: 0.5, isFloor: true, show: plain('/s') },
  { what: 'told to one each, by commands', of: 'bulk', limit: 1, isFloor: true, show: plain('/s') },
]

function figuresOf(ours: Measured, theirs: Measured | null): Figure[] {
  const ratios = compared.map(({ what, of, limit, isFloor, show }) => {
    if (!theirs) return notMeasured(`${what} (${show(ours[of])})`, `${isFloor ? '≥' : '≤'} ${limit} of nchan`)
    const compare = isFloor ? atLeast : atMost
    return compare(
      `${what} (${show(ours[of])} of ${show(theirs[of])})`,
      ours[of] / theirs[of],
      limit,
      plain('', 2),
    )
  })
  return [...ratios, atMost('updates that did not come', ours.lost, 0, plain())]
}

/** The push hub beside nginx with nchan: open streams, each of a person in a session, and what they are told. */
export async function hubStreams(): Promise<Group> {
  const postgres = await benchPostgres()
  const ours = await ourHub(await hubFixture(postgres.url, count))
  const peer = await serveNchan()
  try {
    const seen: Measured[] = []
    const peers: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      seen.push(await measureOnce(ours))
      if (peer) peers.push(await measureOnce(nchan(peer)))
    }
    const lost = seen.reduce((sum, round) => sum + round.lost, 0)
    const [own, theirs] = [medians(seen), peers.length ? medians(peers) : null]
    const ms = plain('ms')
    return {
      title: `The push hub, ${plain()(count)} streams, PostgreSQL`,
      how: `Each stream is a person's with a token of their session, who hears their own topic and the fair's; updates of 200 bytes are rows before they are told. One process holds the streams and publishes, the same for nginx with nchan, which keeps ten messages in memory${theirs ? '' : ' (it is not installed here)'}. Of what is told to all thrice a second half has come after ${ms(own.calmMedian)}; of 500 a second to one each, p99 is ${ms(own.steady)}. What commands tell is written ${together} in a statement, beside what nchan takes by POST. Memory a stream is that of the first round. What has not come five seconds after the last was told did not come, in whichever round.`,
      figures: figuresOf(
        { ...own, lost, kilobytes: seen[0]?.kilobytes ?? Number.NaN },
        theirs && { ...theirs, kilobytes: peers[0]?.kilobytes ?? Number.NaN },
      ),
    }
  } finally {
    await ours.served.stop()
    await peer?.stop()
    await postgres.stop()
  }
}
