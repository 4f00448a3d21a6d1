import { sql } from 'kysely'
import { registerAllDomains } from '#app/server/domains.ts'
import { closeDays } from '#domain/statistics/server/index.ts'
import { rebuildDay } from '#domain/statistics/server/roll-up.ts'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { seedReference } from '#seed/reference.ts'
import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

registerAllDomains()

export type StatFixture = { url: string; fair: number; organizer: number; stands: number[] }

const standCount = 100
const dayCount = 3

/** A fair of a hundred booths that has been open for three days, with so many events of which most are of visitors. */
export async function statFixture(server: string, name: string, events: number): Promise<StatFixture> {
  const url = await referenceDatabase(server, name)
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  const fixture = { url, ...(await addRows(database)) }
  await database.close()
  if (events) await addEvents(fixture, events)
  return fixture
}

/** The same fair without events in an embedded database of this folder. */
export async function embeddedStatFixture(dataDir: string): Promise<StatFixture> {
  const database = await openDatabase({ url: '', dataDir, log: quietLog })
  await migrate(database)
  await database.transaction(db => seedReference(db))
  const fixture = { url: '', ...(await addRows(database)) }
  await database.close()
  return fixture
}

async function addRows({ kysely }: Database): Promise<Omit<StatFixture, 'url'>> {
  for (const statement of statements.split(/;\n/)) await sql.raw(statement).execute(kysely)
  const { rows } = await sql<Omit<StatFixture, 'url'>>`
    select (select min(id) from fair) as fair, (select min(id) from app_user) as organizer,
      (select array_agg(id order by id) from stand) as stands`.execute(kysely)
  return rows[0] as Omit<StatFixture, 'url'>
}

const statements = `
  insert into fair (fair_status_id, homepage, is_public_access, start_date, end_date, time_zone)
    values (2, 'bench', true, now() - interval '${dayCount} days', now() + interval '1 day', 'UTC');
  insert into fair_hall (fair_id, letter, rank, translations)
    select (select min(id) from fair), chr(64 + n), n, '{"fr":{"name":"Hall"}}' from generate_series(1, 4) n;
  insert into firm (name) select 'Firm ' || n from generate_series(1, ${standCount}) n;
  insert into fair_firm (fair_id, firm_id, is_validated) select (select min(id) from fair), id, 1 from firm;
  insert into stand (fair_id, firm_id, fair_hall_id, number)
    select (select min(id) from fair), f.id, h.id, 1 + f.id / 4
    from firm f join fair_hall h on h.rank = 1 + f.id % 4;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at,
      password_hash)
    values ('organizer@bench.test', 'Olga', 'Organizer', '{ROLE_ORGANIZER}', 3, 1, now(), 'x');
  insert into fair_organizer (fair_id, user_id) select (select min(id) from fair), id from app_user`

/** Midnight of the first day, where the fair is. */
const firstDay = `date_trunc('day', now(), 'UTC') - interval '${dayCount} days'`

/**
 * Four of a visit of a booth: seen, stayed, a page of it more, and one in eleven nobody's. Written day by day, as
 * they would come, by one statement of (fair, booths, events, visitors).
 */
export const madeEvents = (table: string, { days = dayCount, visitorsFrom = 0 } = {}) => `
  insert into ${table} (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type, kind,
    offset_minutes)
  select ${firstDay} + make_interval(days => day, secs => 32400 + (n::bigint * 7919 % 28800)::int),
    case when n / 4 % 11 > 0 then (n / 4)::bigint * 48271 % $4::int + ${visitorsFrom} end, $1, stand, stand,
    case when n % 4 = 1 and n / 4 % 11 > 0 then 20 + n % 97 else 0 end, 3,
    case when n % 4 = 1 and n / 4 % 11 > 0 then 2 when n % 4 = 3 and n % 5 = 0 then 4 else 1 end, 0
  from generate_series(0, ${days - 1}) day
    cross join lateral generate_series($3::int / ${days} * day, $3::int / ${days} * (day + 1) - 1) n
    cross join lateral (
      select ($2::int[])[1 + ((n / 4)::bigint * 16807 % ${standCount})::int] as stand) at`

/** What the product makes of a day, of each of them. */
async function addEvents({ url, fair, stands }: StatFixture, events: number): Promise<void> {
  const days = await withClient(url, async client => {
    // A day of millions in memory, as nobody who reads has it.
    await client.query(`alter system set work_mem = '128MB'`)
    await client.query('select pg_reload_conf()')
    await client.query(`select make_month('stat_event', ${firstDay} + make_interval(days => day))
      from generate_series(0, ${dayCount - 1}) day`)
    await client.query(madeEvents('stat_event'), [fair, stands, events, Math.ceil(events / 60)])
    await client.query('vacuum analyze stat_event')
    const { rows } = await client.query<{ day: string }>(
      `select (${firstDay} + make_interval(days => day))::date::text as day
       from generate_series(0, ${dayCount - 1}) day`,
    )
    return rows.map(({ day }) => day)
  })
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  for (const day of days) await rebuildDay(fair, day, { statistics: database })
  await closeDays({ database, statistics: database, now: () => new Date() })
  await database.close()
  await withClient(url, async client => {
    await client.query('alter system reset work_mem')
    await client.query('select pg_reload_conf()')
    await client.query('vacuum analyze')
  })
}

/** The same fair in another database of this server, with all that was counted. */
export async function sameFixture(server: string, fixture: StatFixture, name: string): Promise<StatFixture> {
  const from = new URL(fixture.url)
  await withClient(server, client =>
    client.query(`create database ${name} template ${from.pathname.slice(1)}`),
  )
  return { ...fixture, url: Object.assign(from, { pathname: `/${name}` }).href }
}
