import type { StatFigures, StatRow, StatTotals } from '#domain/statistics/contract/figures.ts'
import { few } from '#domain/statistics/server/few.ts'
import { bearerOf } from './bearer.ts'
import { atLeast, atMost, type Figure, median, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { benchPostgres } from './postgres.ts'
import { type Served, serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { type StatFixture, sameFixture, statFixture } from './stat-fixture.ts'
import { withClient } from './with-client.ts'

/** `STAT_EVENTS`: fewer to see that it runs. */
const events = Number(process.env.STAT_EVENTS ?? 10_000_000)
const fewer = events / 10
const rounds = 3

/** What somebody reads: by whose call, and how the same is counted over the events one by one. */
type Page = {
  name: string
  path: (fixture: StatFixture) => string
  counted: (answer: never) => Counted[]
  raw: { id: string; of: string }
}
type Counted = Pick<StatTotals, 'views' | 'visitors' | 'seconds' | 'medianSeconds' | 'downloads'> & {
  id: number
}

const countedOf = (id: number, totals: StatTotals): Counted => {
  const { views, visitors, seconds, medianSeconds, downloads } = totals
  return { id, views, visitors, seconds, medianSeconds, downloads }
}

const stand = ({ stands }: StatFixture) => stands[0] ?? 0

const pages: Page[] = [
  {
    name: 'the organizer’s page',
    path: ({ fair }) => `get?resourceType=fairs&resourceId=${fair}`,
    counted: ({ totals }: StatFigures) => [countedOf(0, totals)],
    raw: { id: '0', of: 'stat_event e where $2::int is not null' },
  },
  {
    name: 'an exhibitor’s page',
    path: fixture => `get?resourceType=stands&resourceId=${stand(fixture)}`,
    counted: ({ totals }: StatFigures) => [countedOf(0, totals)],
    raw: { id: '0', of: 'stat_event e where stand_id = $2' },
  },
  {
    name: 'the list of exhibitors',
    path: ({ fair }) => `get/list?resourceType=fairs&resourceId=${fair}&of=firms&itemsPerPage=100`,
    counted: (rows: StatRow[]) => rows.map(row => countedOf(row.id, row)),
    raw: {
      id: 'st.firm_id',
      of: 'stat_event e join stand st on st.id = e.stand_id where $2::int is not null',
    },
  },
]

const rawOf = ({ id, of }: Page['raw']) => `
  with event as not materialized (
    select ${id} as id, visitor, kind, seconds, (at at time zone 'UTC')::date as day
    from ${of} and e.fair_id = $1),
  visit as (
    select id, visitor, day, sum(seconds) filter (where kind = 2) as seconds
    from event where visitor is not null group by 1, 2, 3),
  people as (
    select id, count(distinct visitor)::int as visitors,
      round(percentile_cont(0.5) within group (order by seconds) filter (where seconds > 0))::int
        as "medianSeconds"
    from visit group by 1),
  counts as (
    select id, count(*) filter (where kind = 1)::int as views,
      coalesce(sum(seconds) filter (where kind = 2), 0)::int as seconds,
      count(*) filter (where kind = 4)::int as downloads
    from event group by 1)
  select id, views, seconds, downloads, coalesce(visitors, 0) as visitors, "medianSeconds"
  from counts left join people using (id)`

const timed = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  const begun = performance.now()
  const answer = await work()
  return [performance.now() - begun, answer]
}

/** Rows in one order, as text: what differs is seen whatever it is. */
const told = (rows: Counted[]) =>
  JSON.stringify(
    rows
      .map(row => ({ ...row, downloads: few(row.downloads ?? 1) }))
      .toSorted((a, b) => a.id - b.id)
      .map(row => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
  )

/** Each page beside the same counted over the events, one reader. */
async function besideRaw(fixture: StatFixture, server: Served): Promise<Figure[]> {
  const headers = await bearerOf(fixture.url, fixture.organizer)
  const ms = plain('ms')
  const figures: Figure[] = []
  for (const page of pages) {
    const url = `${server.url}/api/stats/${page.path(fixture)}`
    const read = () =>
      timed(async () => {
        const answer = await fetch(url, { headers })
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
        return page.counted((await answer.json()) as never)
      })
    await read()
    const seen = { page: [] as number[], raw: [] as number[] }
    let isSame = true
    for (let round = 0; round < rounds; round += 1) {
      const [own, shown] = await read()
      const [bare, counted] = await withClient(fixture.url, async client => {
        await client.query('set jit = off')
        return timed(async () => {
          const { rows } = await client.query<Counted>(rawOf(page.raw), [fixture.fair, stand(fixture)])
          return rows
        })
      })
      seen.page.push(own)
      seen.raw.push(bare)
      isSame &&= told(shown) === told(counted)
    }
    figures.push(
      atLeast(
        `${page.name}: times as fast as over the events (${ms(median(seen.page))}, ${ms(median(seen.raw))})`,
        median(seen.raw) / median(seen.page),
        50,
        plain('', 1),
      ),
      {
        what: `${page.name}: the same figures`,
        measured: isSame ? 'to the digit' : 'not the same',
        target: 'to the digit',
        holds: isSame,
      },
    )
  }
  return figures
}

/** What figures take on the disk, with their indexes. */
async function sizesOf({ url }: StatFixture): Promise<Figure[]> {
  const sizes = await withClient(url, async client => {
    const { rows } = await client.query<{ raw: number; rolled: number }>(`
      select sum(pg_total_relation_size(c.oid)) filter (where i.inhparent is not null)::float8 as raw,
        sum(pg_total_relation_size(c.oid)) filter (where i.inhparent is null)::float8 as rolled
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid and i.inhparent = 'stat_event'::regclass
      where c.relkind = 'r' and (i.inhparent is not null
        or c.relname in ('stat_visit', 'stat_hour', 'stat_day', 'stat_route', 'stat_moment'))`)
    return rows[0]
  })
  const { raw = Number.NaN, rolled = Number.NaN } = sizes ?? {}
  return [
    atMost('raw, of each event', raw / events, 70, plain('bytes', 1)),
    atMost('roll-ups, of the raw', rolled / raw, 1, plain('', 2)),
  ]
}

/** Requests a second with all events, with a tenth of them, and with these in another PostgreSQL. */
async function ratesOf(
  servers: Record<'all' | 'tenth' | 'apart', { fixture: StatFixture; server: Served }>,
): Promise<Figure[]> {
  const rate = plain('/s')
  const figures: Figure[] = []
  for (const page of pages) {
    const targetOf = async ({ fixture, server }: (typeof servers)['all']) => ({
      url: `${server.url}/api/stats/${page.path(fixture)}`,
      headers: await bearerOf(fixture.url, fixture.organizer),
    })
    const { all, tenth, apart } = await inTurn({
      all: await targetOf(servers.all),
      tenth: await targetOf(servers.tenth),
      apart: await targetOf(servers.apart),
    })
    figures.push(
      atLeast(
        `${page.name}: of the rate over ${plain()(fewer)} (${rate(all)} of ${rate(tenth)})`,
        all / tenth,
        0.7,
        plain('', 2),
      ),
      // Not slower: what two servers take more on the cores of one machine, and what rounds differ by, is a tenth.
      atLeast(
        `${page.name}: in a PostgreSQL of its own, of the rate in one (${rate(apart)} of ${rate(tenth)})`,
        apart / tenth,
        0.9,
        plain('', 2),
      ),
    )
  }
  return figures
}

/** Until the other database has the figures, and knows them as one that has had them for a while. */
async function untilTakenOver(fixture: StatFixture, server: Served, figures: string): Promise<void> {
  const headers = await bearerOf(fixture.url, fixture.organizer)
  const url = `${server.url}/api/stats/get?resourceType=fairs&resourceId=${fixture.fair}`
  while (!(await fetch(url, { headers })).ok) await new Promise(resolve => setTimeout(resolve, 1_000))
  await withClient(figures, client => client.query('vacuum analyze').then(() => {}))
}

/** What organizers and exhibitors read of a fair, beside the same counted over the events, and as these become more. */
export async function statFigures(): Promise<Group> {
  const [postgres, other] = [await benchPostgres(), await benchPostgres()]
  const servers: Served[] = []
  const serving = async (env: Record<string, string>) => {
    const server = await serveProduct(env)
    servers.push(server)
    return server
  }
  try {
    const all = await statFixture(postgres.url, 'stats', events)
    const tenth = await statFixture(postgres.url, 'stats_tenth', fewer)
    // Its server takes the figures over to the other.
    const apart = await sameFixture(postgres.url, tenth, 'stats_apart')
    const ofApart = await serving({ DATABASE_URL: apart.url, STATS_DATABASE_URL: other.url })
    await untilTakenOver(apart, ofApart, other.url)
    const ofAll = await serving({ DATABASE_URL: all.url })
    const figures = [
      ...(await besideRaw(all, ofAll)),
      ...(await ratesOf({
        all: { fixture: all, server: ofAll },
        tenth: { fixture: tenth, server: await serving({ DATABASE_URL: tenth.url }) },
        apart: { fixture: apart, server: ofApart },
      })),
      ...(await sizesOf(all)),
    ]
    return {
      title: `Figures of a fair, ${plain()(events)} events, PostgreSQL`,
      how: '`GET /api/stats/get` of the whole fair and of a booth, and `GET /api/stats/get/list` of its hundred exhibitors: one reader beside the same in SQL over the events; fifty readers with all events, with a tenth of them, and with this tenth in a database server of its own (`STATS_DATABASE_URL`; “not slower” leaves a tenth for a second server on the same cores and for what rounds differ by). Size by `pg_total_relation_size`.',
      figures,
    }
  } finally {
    for (const server of servers) await server.stop()
    await postgres.stop()
    await other.stop()
  }
}
