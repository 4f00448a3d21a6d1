import { addWaiting, closeDays } from '#domain/statistics/server/index.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

export type StatFixture = { url: string; fair: number; organizer: number; stands: number[] }

const standCount = 100

/** A fair of a hundred booths that has been open for three days, with so many events of which most are of visitors. */
export async function statFixture(server: string, name: string, events: number): Promise<StatFixture> {
  const url = await referenceDatabase(server, name)
  const fixture = await withClient(url, async client => {
    await client.query(world)
    const { rows } = await client.query<{ fair: number; organizer: number; stands: number[] }>(`
      select (select min(id) from fair) as fair, (select min(id) from app_user) as organizer,
        (select array_agg(id order by id) from stand) as stands`)
    return { url, ...(rows[0] as Omit<StatFixture, 'url'>) }
  })
  if (events) await addEvents(fixture, events)
  return fixture
}

const world = `
  insert into fair (fair_status_id, homepage, is_public_access, start_date, end_date, time_zone)
    values (2, 'bench', true, now() - interval '3 days', now() + interval '1 day', 'UTC');
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
  insert into fair_organizer (fair_id, user_id) select (select min(id) from fair), id from app_user;`

/** Events of one statement: what waits in the inbox stays small. */
const together = 200_000

/** Four of a visit of a booth: seen, stayed, a page of it more, and a tenth of the time nobody's. */
async function addEvents({ url, fair }: StatFixture, events: number): Promise<void> {
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  for (let done = 0; done < events; done += together) {
    await withClient(url, client =>
      client.query(
        `insert into stat_inbox (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type, kind,
          offset_minutes)
        select date_trunc('day', now(), 'UTC') - interval '3 days' + make_interval(days => n / 4 % 3,
            secs => 32400 + (n::bigint * 7919 % 28800)::int),
          case when n / 4 % 10 > 0 then (n / 4)::bigint * 48271 % ${Math.ceil(events / 60)} end,
          $1, s.id, s.id, case when n % 4 = 1 and n / 4 % 10 > 0 then 20 + n % 90 else 0 end, 3,
          case when n % 4 = 1 and n / 4 % 10 > 0 then 2 when n % 4 = 3 and n % 5 = 0 then 4 else 1 end, 0
        from generate_series($2::int, $3::int) n
        join (select id, row_number() over (order by id) - 1 as at from stand) s
          on s.at = (n / 4)::bigint * 16807 % ${standCount}`,
        [fair, done, Math.min(events, done + together) - 1],
      ),
    )
    await database.transaction(db => addWaiting(db))
  }
  await closeDays({ database, statistics: database, now: () => new Date() })
  await database.close()
  await withClient(url, client => client.query('vacuum analyze').then(() => {}))
}
