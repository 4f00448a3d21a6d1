import { type CompiledQuery, type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countedCode } from '#domain/statistics/server/counted.ts'
import type { Tables } from '#migrations/tables.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { operationsOf } from './hostile/operations.ts'
import { sampleOf } from './matrix/sample-values.ts'
import { type TestPlatform, testPlatform } from './testing/test-platform.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Filter?: string
  Plans?: Plan[]
}

const big = 5_000
/** Of what is read from end to end, less than this part is wanted. */
const small = 0.02
/** Rows that are read and not taken, by whichever index: more than the firms of one fair, of which a list may ask anything. */
const thrownMost = 20_000
/** Worked out of many rows, so that no index can hold it: how far a firm's stands are. The reading ends with its fair. */
const workedOut = /^fair_firm: .*COALESCE\(\(SubPlan/

let platform: TestPlatform
const asked = new Map<string, CompiledQuery>()

/** Ten thousand firms with a stand in one fair, a hundred thousand visitors in the other. */
async function fill(db: Kysely<Tables>) {
  const { fairs } = platform.seeded
  const first = await maybeOne<{ id: number }>(db)`select coalesce(max(id), 0) as id from firm`
  // Without the counters of fairs, which a row at a time would take minutes.
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`insert into firm (name, firm_type_id, country_id)
    select (array['Atelier','Maison','Forge','Studio'])[1 + n % 4] || ' ' || n,
      (select min(id) from firm_type) + n % 3, (select min(id) from country) + n % 50
    from generate_series(1, 10000) n`.execute(db)
  await sql`insert into fair_firm (fair_id, firm_id, is_validated)
    select ${fairs.fair1}, id, 1 from firm where id > ${first?.id}`.execute(db)
  await sql`insert into firm_business_sector (firm_id, business_sector_id)
    select id, (select min(id) from business_sector) + id % 10 from firm where id > ${first?.id}`.execute(db)
  await sql`insert into fair_hall (fair_id, letter)
    select ${fairs.fair1}, 'Q' || n from generate_series(0, 99) n`.execute(db)
  await sql`insert into stand (fair_id, firm_id, fair_hall_id, number)
    select ${fairs.fair1}, f.id, h.id, 1 + f.id % 100
    from (select id, row_number() over (order by id) - 1 as at from firm where id > ${first?.id}) f
    join fair_hall h on h.letter = 'Q' || f.at / 100`.execute(db)
  await sql`insert into app_user (email, first_name, last_name, roles, email_confirmed_at, password_hash, locale, user_type_id)
    select 'big' || n || '@small.test', 'Ana' || n % 500, 'Many' || n % 900, '{ROLE_VISITOR}', now(), 'none', 'fr', 4
    from generate_series(1, 100000) n`.execute(db)
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    select ${fairs.fair2}, id, 1 from app_user where email like 'big%'`.execute(db)
  // Of each of the stands a day of ten visits, in an hour each; every fifth visitor has taken a brochure.
  for (let at = 0; at < 10; at += 1) {
    await sql`insert into stat_hour (fair_id, resource_type, resource_id, day, hour, kind, count, measured, seconds, visitors)
      select ${fairs.fair1}, ${countedCode('stands')}, id, '2026-03-02', timestamptz '2026-03-02 08:00Z' + make_interval(hours => ${at}::int),
        k.kind, 10, 10, 0, 1
      from stand, (values (1), (4)) k (kind) where fair_id = ${fairs.fair1}`.execute(db)
    await sql`insert into stat_visit (fair_id, resource_type, resource_id, visitor, day, views, seconds, downloads, first_at, last_at, is_new)
      select ${fairs.fair1}, ${countedCode('stands')}, id, ${at}::int + 1, '2026-03-02', 1, 0, (${at}::int % 5 = 0)::int, now(), now(), true
      from stand where fair_id = ${fairs.fair1}`.execute(db)
  }
  // As the cleaning in the background leaves it, which does not come this soon.
  await sql`select gin_clean_pending_list(c.oid)
    from pg_class c join pg_am m on m.oid = c.relam where m.amname = 'gin' and c.relkind = 'i'`.execute(db)
  await sql`analyze`.execute(db)
}

beforeAll(async () => {
  if (testDatabaseKind !== 'postgres') return
  platform = await testPlatform()
  await platform.services.database.transaction(fill, { unhurried: true })
  const executor = platform.services.database.kysely.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = ((query: CompiledQuery) => {
    asked.set(query.sql, query)
    return run(query)
  }) as typeof executor.executeQuery
})
afterAll(() => platform?.close())

const values: Record<string, unknown> = { search: 'forge 99', fair: 1 }

/** Every list as it comes, by each filter alone and in each order. */
async function addresses(): Promise<string[]> {
  const { fairs } = platform.seeded
  const operations = await operationsOf(platform.app)
  return operations
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !path.endsWith('/export'))
    .flatMap(({ path, parameters }) => {
      const isOfFair = parameters.some(({ name }) => name === 'fair')
      const within: [string, unknown][] = isOfFair ? [['fair', fairs.fair1]] : []
      return [[], ...parameters.filter(one => one.in === 'query').map(one => [one])].map(([one]) => {
        const chosen = one ? [...within, [one.name, values[one.name] ?? sampleOf(one.schema)]] : within
        const query = chosen.map(([name, value]) => [String(name), String(value)])
        return `${path}?${new URLSearchParams(Object.fromEntries(query))}`
      })
    })
}

/** Tables of which much is read and little is taken, and indexes that are read from end to end to find a few rows. */
function scans(plan: Plan, sizes: Map<string, number>): string[] {
  const table = plan['Relation Name'] ?? ''
  const size = sizes.get(table) ?? 0
  const isWaste = plan['Node Type'] === 'Seq Scan' && size > big && plan['Plan Rows'] < size * small
  const thrown = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const isThrown = thrown > thrownMost && plan['Actual Rows'] < thrown * small
  return [
    ...(isWaste ? [`${table}: ${plan.Filter}`] : []),
    ...(isThrown && !isWaste ? [`${table} by ${plan['Index Name']}: ${plan.Filter}, ${thrown} in vain`] : []),
    ...(plan.Plans ?? []).flatMap(one => scans(one, sizes)),
  ]
}

/** Rows that all its steps have looked at, each time that they were taken. */
const rowsRead = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, one) => sum + rowsRead(one), 0)

async function planOf(query: CompiledQuery): Promise<Plan | undefined> {
  const explained = await platform.services.database.kysely.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
    ...query,
    sql: `explain (analyze, timing off, format json) ${query.sql}`,
  } as never)
  return explained.rows[0]?.['QUERY PLAN'][0].Plan
}

test.runIf(testDatabaseKind === 'postgres')(
  'the figures of ten thousand stands are read by what was counted, not anew for each stand',
  async () => {
    const { fairs } = platform.seeded
    await platform.as('organizer1')
    const url = `/api/stats/get/list?resourceType=fairs&resourceId=${fairs.fair1}&fairId=${fairs.fair1}&of=stands&sort=downloads`
    const before = new Set(asked.keys())
    expect((await platform.call('organizer1', { url })).statusCode).toBe(200)
    const query = [...asked.values()].find(one => !before.has(one.sql) && one.sql.includes('stat_visit'))
    const plan = await planOf(query as CompiledQuery)
    expect(plan && rowsRead(plan)).toBeLessThan(5_000_000)
  },
)

test.runIf(testDatabaseKind === 'postgres')(
  'no list reads a big table from end to end to find a few rows',
  async () => {
    const db = platform.services.database.kysely
    const urls = await addresses()
    for (const who of [null, 'superAdmin', 'organizer1', 'firmAdminA'] as const) {
      await platform.as(who)
      for (const url of urls) await platform.call(who, { url })
    }
    const queries = [...asked.values()]
    expect(queries.length).toBeGreaterThan(200)
    const rows = await many<{ name: string; size: number }>(db)`
      select relname as name, reltuples::float8 as size from pg_class where relkind = 'r'`
    const sizes = new Map(rows.map(({ name, size }) => [name, size]))
    const found: string[] = []
    for (const query of queries) {
      const text = query.sql
      if (!/^\s*(select|with)/i.test(text)) continue
      const plan = await planOf(query)
      if (!plan) continue
      for (const scan of scans(plan, sizes).filter(one => !workedOut.test(one)))
        found.push(`${scan}\n    ${text.slice(0, 300)}`)
    }
    expect([...new Set(found)]).toEqual([])
  },
)
