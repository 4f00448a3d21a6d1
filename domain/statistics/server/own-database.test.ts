import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Did, statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { writeBackup } from '#platform/server/database/backup.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { DatabaseUnavailable } from '#platform/server/database/problems.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many } from '#platform/server/database/rows.ts'
import {
  checkStatisticsTarget,
  openWithStatistics,
  restoreStatistics,
} from '#platform/server/database/statistics-database.ts'
import { emptyDatabase, temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { emptyPostgres } from '#platform/server/testing/postgres-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { StatFunnel, StatLive, StatRoutes } from '../contract/figures.ts'
import { sweepStatistics } from './keep.ts'
import { samplePresence } from './live.ts'
import { rebuildDay, rollUp } from './roll-up.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
type Server = Awaited<ReturnType<typeof emptyPostgres>>

const tables = [
  'stat_day',
  'stat_event',
  'stat_hour',
  'stat_inbox',
  'stat_key',
  'stat_moment',
  'stat_recent',
  'stat_route',
  'stat_time',
  'stat_visit',
] as const

/** The rows of each table, without the numbers of visitors and their keys, which are others every time. */
async function rowsIn({ kysely }: Pick<Database, 'kysely'>, isNamed = true) {
  const found: Record<string, string[]> = {}
  for (const table of tables) {
    const row = isNamed ? sql`t::text` : sql`(to_jsonb(t) - 'visitor' - 'key')::text`
    const rows = await many<{ row: string }>(
      kysely,
    )`select ${row} as row from ${sql.table(table)} t order by 1`
    found[table] = rows.map(one => one.row)
  }
  return found
}

const filled = (rows: Record<string, string[]>) => tables.filter(table => rows[table]?.length)

/** Seven visitors in two days, of whom one has it forgotten; what everybody then reads. */
async function twoDays(f: Fixture) {
  f.clock.at = new Date('2026-11-24T09:00:00Z')
  await f.run(sql`insert into presence_count (fair_id, kind, place_id, count)
    values (${f.fair}, 'fair', ${f.fair}, 9), (${f.fair}, 'hall', ${f.seeded.halls.one}, 6)`)
  await samplePresence(f.services)
  const { stands, halls } = f.seeded
  const tokens: (string | null)[] = [null]
  for (let at = 0; at < 7; at += 1) tokens.push(await f.agreed())
  for (const [at, token] of [...tokens, ...tokens].entries()) {
    f.later(at === tokens.length ? 24 * 3600 : 600)
    const stand = at % 2 ? stands.a : stands.b
    const did: Did[] = [f.view('fairs', f.fair), f.view('fair_halls', halls.one), f.view('stands', stand)]
    if (at % 3) did.push({ type: 'stay', resourceType: 'stands', resourceId: stand, value: 20 + at })
    expect((await f.did(token, did)).statusCode).toBe(201)
    if (at % 4 === 1) {
      f.later(60)
      await f.did(token, [f.view('stands', stands.b)])
    }
    if (at % 5 === 0) await rollUp(f.services)
  }
  await f.addUp()
  f.later(48 * 3600)
  await f.addUp()
  await rebuildDay(f.fair, '2026-11-24', f.services)
  expect((await f.send(null, 'DELETE', `/mine?fairId=${f.fair}&token=${tokens[1]}`)).json()).toMatchObject({
    visits: 8,
  })
  await f.addUp()
  const days = '&startDate=2026-11-24&endDate=2026-11-24'
  return {
    fair: await f.figures('fairs', f.fair),
    day: await f.figures('stands', stands.a, days, 'firmAdminA'),
    byVisitors: await f.list('fairs', f.fair, '&of=stands'),
    byName: await f.list('fairs', f.fair, '&of=stands&sort=name&order=desc&itemsPerPage=1&page=2'),
    searched: await f.list('fairs', f.fair, '&of=stands&search=firm%20a'),
    funnel: await f.read<StatFunnel>('organizer1', `/funnel${f.asked('fairs', f.fair)}`),
    routes: await f.read<StatRoutes>('organizer1', `/routes?fairId=${f.fair}&between=stands`),
    live: await f.read<StatLive>('organizer1', `/live?fairId=${f.fair}`),
    exported: (await f.send('organizer1', 'GET', `/export${f.asked('fairs', f.fair, '&of=stands')}`)).body,
    rows: await rowsIn(f.services.statistics, false),
  }
}

describe.runIf(testDatabaseKind === 'postgres')('figures in a database of their own', () => {
  let own: Server
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let apart: Fixture
  let together: Fixture
  beforeAll(async () => {
    own = await emptyPostgres()
    folder = await temporaryFolder()
    apart = await statisticsFixture({ STATS_DATABASE_URL: own.url })
    together = await statisticsFixture()
  })
  afterAll(async () => {
    await Promise.all([apart.close(), together.close()])
    await own.drop()
    await folder.remove()
  })

  const structure = async ({ kysely }: Pick<Database, 'kysely'>) =>
    many<{ what: string }>(kysely)`
      select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        pg_get_expr(d.adbin, d.adrelid)) as what
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname = any(${tables}::text[])
      union all
      select concat_ws(' ', conrelid::regclass::text, conname, pg_get_constraintdef(oid)) from pg_constraint
        where conrelid::regclass::text = any(${tables}::text[])
      union all
      select indexdef from pg_indexes where schemaname = 'public' and tablename = any(${tables}::text[])
      union all
      select concat_ws(' ', relname, reloptions::text) from pg_class where relname = any(${tables}::text[])
      order by 1`

  it('are the same as where all is in one, and the main one has none of them', async () => {
    expect(await structure(apart.services.statistics)).toEqual(await structure(together.services.database))
    const [there, here] = [await twoDays(apart), await twoDays(together)]
    expect(there).toEqual(here)
    expect(there.fair.totals).toMatchObject({ visitors: 6, views: 52 })
    expect(filled(there.rows)).toEqual(
      tables.filter(table => table !== 'stat_inbox' && table !== 'stat_recent'),
    )
    expect(filled(await rowsIn(apart.services.database))).toEqual([])
    const rest = await many<{ name: string }>(apart.figuresDb)`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname collate "C"`
    expect(rest.map(({ name }) => name)).toEqual(['schema_migration', ...tables])
  })

  it('go along with a backup, which is restored to one database or to two', async () => {
    const figures = await rowsIn(apart.services.statistics)
    const file = join(folder.path, 'fair.backup')
    await writeBackup(apart.services.database, join(folder.path, 'media'), createWriteStream(file))
    const mediaFolder = join(folder.path, 'restored')
    const one = await emptyDatabase()
    await restoreDatabase(one, createReadStream(file), { mediaFolder })
    expect(await rowsIn(one)).toEqual(figures)

    // What was counted in one database goes over to its own when that is there.
    const other = await emptyPostgres()
    const open = () =>
      openWithStatistics({ dataDir: '', log: quietLog, statisticsUrl: other.url }, async () => ({
        ...one,
        close: async () => {},
      }))
    const two = await open()
    await two.statistics?.prepare()
    expect(filled(await rowsIn(one))).toEqual([])
    expect(await rowsIn(two.statistics as Database)).toEqual(figures)
    await two.database.close()

    // With figures in both nothing is guessed: only a restore says which of them go.
    await sql`insert into stat_key values (1, ${Buffer.alloc(32)})`.execute(one.kysely)
    const again = await open()
    if (!again.statistics) throw new Error('It has none of its own.')
    await expect(again.statistics.prepare()).rejects.toThrow('figures in both databases')
    await expect(many(again.statistics.kysely)`select 1`).rejects.toThrow(DatabaseUnavailable)
    const refused = writeBackup(again.database, mediaFolder, createWriteStream(join(folder.path, 'both')))
    await expect(refused).rejects.toThrow('figures in both databases')
    await expect(checkStatisticsTarget(again.statistics, false)).rejects.toThrow('not empty')
    await checkStatisticsTarget(again.statistics, true)
    await restoreStatistics(again.database, again.statistics)
    expect(filled(await rowsIn(again.statistics))).toEqual(['stat_key'])
    expect(filled(await rowsIn(one))).toEqual([])
    await again.database.close()
    await one.close()
    await other.drop()
  })

  it('of a fair that is erased go from there, whatever of them there was', async () => {
    await apart.did(await apart.agreed(null, apart.seeded.fairs.fair1), [apart.view('fairs', apart.fair)])
    await sql`update stat_key set fair_id = 2000000000`.execute(apart.figuresDb)
    for (const table of tables.filter(one => one !== 'stat_key'))
      await sql`update ${sql.table(table)} set fair_id = 2000000000`.execute(apart.figuresDb)
    await sweepStatistics(apart.services)
    expect(filled(await rowsIn(apart.services.statistics))).toEqual([])
  })

  it('are refused for now while it is away, and nothing else is', async () => {
    const url = new URL(own.url)
    url.port = '1'
    url.search = ''
    const away = await statisticsFixture({ STATS_DATABASE_URL: url.href })
    try {
      const page = (path: string) => away.platform.call('organizer1', { url: path })
      for (const path of [
        '/api/fairs',
        `/api/fairs/${away.fair}`,
        `/api/stats/get/token?fairId=${away.fair}`,
      ])
        expect((await page(path)).statusCode, path).toBe(200)
      const token = await away.agreed()
      const sent = await away.did(token, [away.view('fairs', away.fair)])
      expect([sent.statusCode, sent.headers['retry-after']]).toEqual([503, '2'])
      for (const path of [
        `/get${away.asked('fairs', away.fair)}`,
        `/get/list${away.asked('fairs', away.fair)}`,
        `/export${away.asked('fairs', away.fair)}`,
        `/report${away.asked('fairs', away.fair)}`,
        `/funnel${away.asked('fairs', away.fair)}`,
        `/routes?fairId=${away.fair}`,
        `/live?fairId=${away.fair}`,
        `/assessment?fairId=${away.fair}`,
      ])
        expect((await page(`/api/stats${path}`)).statusCode, path).toBe(503)
      // Who may not read them finds nothing then either.
      expect((await away.send('visitor1', 'GET', `/get${away.asked('fairs', away.fair)}`)).statusCode).toBe(
        404,
      )
      const { presence } = (await page(`/api/fairs/${away.fair}/dashboard`)).json<DashboardData>()
      expect(presence).toMatchObject({ present: 0, moments: null })
      const ready = await away.platform.app.inject('/ready')
      expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', statistics: 'unavailable' }])
      expect((await apart.platform.app.inject('/ready')).json()).toMatchObject({ statistics: 'ready' })
    } finally {
      await away.close()
    }
  })

  it('are not kept in a database that holds fairs', async () => {
    const fairs = await emptyPostgres()
    const database = await openDatabase({ url: fairs.url, dataDir: '', log: quietLog })
    await sql`create table fair (id int)`.execute(database.kysely)
    await database.close()
    const { statistics, database: main } = await openWithStatistics(
      { dataDir: '', log: quietLog, statisticsUrl: fairs.url },
      () => emptyDatabase(),
    )
    await expect(statistics?.prepare()).rejects.toThrow('this database holds fairs')
    await main.close()
    await fairs.drop()
  })
})
