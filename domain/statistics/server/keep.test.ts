import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { writeBackup } from '#platform/server/database/backup.ts'
import { contentVersions } from '#platform/server/database/content-versions.ts'
import type { Database } from '#platform/server/database/database.ts'
import { restoreDatabase } from '#platform/server/database/restore.ts'
import { many } from '#platform/server/database/rows.ts'
import { emptyDatabase, temporaryFolder } from '#platform/server/testing/database.ts'
import { sweepStatistics } from './keep.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
let f: Fixture
const start = new Date('2026-11-24T09:00:00Z')
beforeAll(async () => {
  f = await statisticsFixture()
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = start
})
afterAll(() => f.close())

const tables = ['stat_event', 'stat_visit', 'stat_hour', 'stat_day', 'stat_key', 'stat_moment'] as const
const rowsIn = async ({ kysely }: Pick<Database, 'kysely'>) => {
  const counts = tables.map(async table => {
    const rows = await many<{ row: string }>(
      kysely,
    )`select t::text as row from ${sql.table(table)} t order by 1`
    return [table, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Somebody comes now, and the day goes by. */
const aDay = async () => {
  const visitor = await f.agreed()
  await f.did(visitor, [f.view('fairs', f.fair), f.view('stands', f.seeded.stands.a)])
  await f.run(sql`insert into stat_moment values (${f.fair}, 0, ${f.clock.at.toISOString()}, 3)
    on conflict do nothing`)
  f.later(24 * 3600)
  await f.addUp()
}

it('events are kept for half a year, visits for thirteen months, figures for twenty-five, then the key goes', async () => {
  await aDay()
  const month = 31 * 24 * 3600
  const left = async (months: number) => {
    f.clock.at = new Date(start.getTime() + months * month * 1000)
    await sweepStatistics(f.services)
    const rows = await rowsIn(f.services.database)
    return tables.filter(table => rows[table]?.length)
  }
  expect(await left(5)).toEqual([...tables])
  expect(await left(7)).toEqual(tables.filter(table => table !== 'stat_event'))
  expect(await left(14)).toEqual(['stat_hour', 'stat_day', 'stat_key', 'stat_moment'])
  expect(await left(26)).toEqual([])
  expect(await many(f.db)`select 1 from pg_inherits where inhparent = 'stat_event'::regclass`).toEqual([])
})

it('a fair that keeps for fewer months loses the rest at night, and no other fair does', async () => {
  const other = f.seeded.fairs.fair2
  await f.run(sql`update fair set is_public_access = true, fair_status_id = ${fairStatus.open}`)
  await f.did(await f.agreed(null, other), [f.view('fairs', other)], null, other)
  await aDay()
  const set = (months: number) =>
    f.platform.call('organizer1', {
      method: 'PUT',
      url: `/api/fairs/${f.fair}`,
      payload: { statMonths: months },
    })
  for (const months of [0, 26, 2.5])
    expect((await set(months)).statusCode, String(months)).toBeOneOf([400, 422])
  expect((await set(2)).statusCode).toBe(200)
  const left = async (days: number) => {
    f.clock.at = new Date(start.getTime() + days * 24 * 3600 * 1000)
    await sweepStatistics(f.services)
    const fairs = tables.map(async table => {
      const rows = await many<{ fair: number }>(f.db)`
        select distinct fair_id as fair from ${sql.table(table)} order by 1`
      return rows.map(({ fair }) => fair)
    })
    return Promise.all(fairs)
  }
  const both = [f.fair, other].toSorted((a, b) => a - b)
  const nothingElse = [both, both, both, both, both, [f.fair]]
  expect(await left(60)).toEqual(nothingElse)
  expect(await left(64)).toEqual([[other], [other], [other], [other], [other], []])
  // Never for longer than the platform keeps.
  expect(await left(31 * 26)).toEqual([[], [], [], [], [], []])
})

it('figures of a fair that is no longer there go', async () => {
  await aDay()
  await f.run(sql`update stat_hour set fair_id = 2000000000`)
  await f.run(sql`update stat_visit set fair_id = 2000000000`)
  await sweepStatistics(f.services)
  expect(await many(f.db)`select 1 from stat_hour union all select 1 from stat_visit`).toEqual([])
})

it('what is counted, added up and closed is no content: pages stay as they are kept', async () => {
  const version = () => contentVersions(f.services.database)()
  const before = await version()
  await aDay()
  await sweepStatistics(f.services)
  expect(await version()).toEqual(before)
})

it('a backup takes the months as one table, and restores the same figures, to which more come', async () => {
  const temporary = await temporaryFolder()
  await aDay()
  f.later(40 * 24 * 3600)
  await aDay()
  const before = await rowsIn(f.services.database)
  expect(before.stat_event).toHaveLength(4)
  const file = join(temporary.path, 'fair.backup')
  await writeBackup(f.services.database, join(temporary.path, 'media'), createWriteStream(file))
  const target = await emptyDatabase()
  try {
    await restoreDatabase(target, createReadStream(file), { mediaFolder: join(temporary.path, 'restored') })
    expect(await rowsIn(target)).toEqual(before)
    expect(
      await many(target.kysely)`select 1 from pg_inherits where inhparent = 'stat_event'::regclass`,
    ).toHaveLength(2)
  } finally {
    await target.close()
    await temporary.remove()
  }
})
