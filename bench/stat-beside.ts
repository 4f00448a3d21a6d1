import { demoPages } from './demo-pages.ts'
import { atLeast, atMost, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { callsOf, together } from './stat-calls.ts'
import { withClient } from './with-client.ts'

/** `STAT_RATE`: fewer a second to see that it runs. */
const perSecond = Number(process.env.STAT_RATE ?? 1_000)
const rounds = 3
/** Seconds of two rounds of the roll-up. */
const twoRounds = 10

type Sent = { events: number; seconds: number; latest: number }

/** Browsers send so many events a second, and it is watched how long one waits; stops when it is called. */
function keepSending(url: string, database: string, calls: ReturnType<typeof callsOf>) {
  const begun = performance.now()
  let sent = 0
  let failure: unknown
  const pending = new Set<Promise<void>>()
  const clock = setInterval(() => {
    // As many as are due, also where a busy machine has missed some.
    for (const due = ((performance.now() - begun) / 1000) * (perSecond / together); sent < due; sent += 1) {
      const { method, headers, body } = calls[sent % calls.length] as (typeof calls)[number]
      const call = fetch(`${url}/api/stats/create`, { method, headers, body })
        .then(async answer => {
          if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`)
          await answer.text()
        })
        .catch(error => {
          failure ??= error
        })
        .finally(() => pending.delete(call))
      pending.add(call)
    }
  }, 10)
  let latest = 0
  let isOver = false
  const watched = withClient(database, async client => {
    while (!isOver) {
      const { rows } = await client.query<{ waits: number }>(
        'select coalesce(extract(epoch from now() - min(at)), 0)::float8 as waits from stat_inbox',
      )
      latest = Math.max(latest, rows[0]?.waits ?? 0)
      await new Promise(resolve => setTimeout(resolve, 500))
    }
  })
  return async (): Promise<Sent> => {
    clearInterval(clock)
    isOver = true
    await Promise.all([watched, ...pending])
    if (failure) throw failure
    return { events: sent * together, seconds: (performance.now() - begun) / 1000, latest }
  }
}

/** The fair’s page while events arrive, of its rate without. */
export async function statBeside(): Promise<Group> {
  const postgres = await benchPostgres()
  const product = await serveProduct({
    DEMO: '1',
    CAPTCHA: 'off',
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.url,
  })
  try {
    const { fair: path } = await demoPages(product.url)
    const fixture = await withClient(postgres.url, async client => {
      const { rows } = await client.query<{ fair: number; stands: number[] }>(
        `select f.id as fair, array_agg(st.id order by st.id) as stands
         from fair f join stand st on st.fair_id = f.id join fair_hall h on h.id = st.fair_hall_id
         where '/' || f.homepage = $1 and st.is_visible and h.is_visible group by 1`,
        [path],
      )
      return rows[0] ?? { fair: 0, stands: [] }
    })
    const calls = callsOf(fixture)
    const page = { url: product.url + path, headers: { 'accept-encoding': 'br' } }
    const [alone, beside, sent]: [number[], number[], Sent[]] = [[], [], []]
    for (let round = 0; round < rounds; round += 1) {
      alone.push((await inTurn({ page }, { rounds: 1, isWarm: round > 0 })).page)
      const stop = keepSending(product.url, postgres.url, calls)
      try {
        beside.push((await inTurn({ page }, { rounds: 1, isWarm: true })).page)
      } finally {
        sent.push(await stop())
      }
    }
    const rate = plain('/s')
    const arrived = median(sent.map(({ events, seconds }) => events / seconds))
    return {
      title: `The fair’s page while ${plain()(perSecond)} events a second arrive, PostgreSQL`,
      how: `The fair of the demo is asked for by fifty connections, in turn without events and while browsers send them by \`POST /api/stats/create\`, ${together} a call, to the same server, which adds them up meanwhile; ${plain()(arrived)} a second arrived.`,
      figures: [
        atLeast(
          `of its rate without (${rate(median(beside))} of ${rate(median(alone))})`,
          median(beside) / median(alone),
          0.8,
          plain('', 2),
        ),
        atMost(
          'the oldest event that waited for its figures',
          Math.max(...sent.map(({ latest }) => latest)),
          twoRounds,
          plain('s', 1),
        ),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
