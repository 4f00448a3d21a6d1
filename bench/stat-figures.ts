import type { StatFigures } from '#domain/statistics/contract/figures.ts'
import { bearerOf } from './bearer.ts'
import { atLeast, type Figure, median, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { type StatFixture, statFixture } from './stat-fixture.ts'
import { withClient } from './with-client.ts'

const events = Number(process.env.STAT_EVENTS ?? 10_000_000)

/** The same figures, counted over the events one by one. */
const raw = `
  with day as (
    select visitor, (at at time zone 'UTC')::date as day, sum(seconds) filter (where kind = 2) as seconds
    from stat_event where fair_id = $1 and visitor is not null group by 1, 2)
  select (select count(*)::int from stat_event where fair_id = $1 and kind = 1) as views,
    (select count(distinct visitor)::int from stat_event where fair_id = $1) as visitors,
    (select coalesce(sum(seconds), 0)::int from stat_event where fair_id = $1 and kind = 2) as seconds,
    (select round(percentile_cont(0.5) within group (order by seconds) filter (where seconds > 0))::int
      from day) as "medianSeconds",
    (select count(*)::int from stat_event where fair_id = $1 and kind = 4) as downloads`

type Counted = Omit<StatFigures['totals'], 'newcomers'>

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const begun = performance.now()
  const answer = await work()
  return [performance.now() - begun, answer]
}

const countedRaw = ({ url, fair }: StatFixture): Promise<[number, Counted]> =>
  withClient(url, async client => {
    await client.query('set jit = off')
    return timed(async () => (await client.query<Counted>(raw, [fair])).rows[0] as Counted)
  })

/** What an organizer reads of the whole fair, beside the same counted over the events. */
export async function statFigures(): Promise<Group> {
  const postgres = await benchPostgres()
  const fixture = await statFixture(postgres.url, 'stats', events)
  const server = await serveProduct({ DATABASE_URL: fixture.url })
  try {
    const headers = await bearerOf(fixture.url, fixture.organizer)
    const url = `${server.url}/api/stats/get?resourceType=fairs&resourceId=${fixture.fair}`
    const read = () =>
      timed(async () => {
        const answer = await fetch(url, { headers })
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
        return (await answer.json()) as StatFigures
      })
    await read()
    const pages: number[] = []
    const raws: number[] = []
    let isSame = true
    for (let round = 0; round < 3; round += 1) {
      const [page, { totals }] = await read()
      const [bare, counted] = await countedRaw(fixture)
      pages.push(page)
      raws.push(bare)
      const { newcomers: _newcomers, ...shown } = totals
      isSame &&= Object.entries(counted).every(([key, value]) => shown[key as keyof Counted] === value)
    }
    const ms = plain('ms')
    const same: Figure = {
      what: 'the same figures',
      measured: isSame ? 'to the digit' : 'not the same',
      target: 'to the digit',
      holds: isSame,
    }
    return {
      title: `An organizer’s figures of a fair, ${plain()(events)} events, PostgreSQL`,
      how: '`GET /api/stats/get` of the whole fair beside the same totals in SQL over the events, one reader.',
      figures: [
        atLeast(
          `times as fast as over the events (${ms(median(pages))}, ${ms(median(raws))})`,
          median(raws) / median(pages),
          50,
          plain('', 1),
        ),
        same,
      ],
    }
  } finally {
    await server.stop()
    await postgres.stop()
  }
}
