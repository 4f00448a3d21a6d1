import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { queuedFirm } from './keep-queue.ts'

/** How long the demo's people stay connected when nobody says so again: twice the time between two calls, at least. */
const leaseSeconds = 120
/** The process that would hold their streams: there is none, so the demo says for it that it runs. */
const process = '00000000-0000-4000-8000-00000000de30'

/**
 * Condition that the contact `c` of the booth `st` of the firm `fi` is there in one of the turns of ten minutes that are counted
 * from 1970 on.
 */
export const isThere = (turn: RawBuilder<unknown>) =>
  sql`(fi.name = ${queuedFirm}
    or (c.stand_id * 7 + ${turn}) % 10 < 7 and (c.user_id * 3 + ${turn}) % 10 < 7)`

/**
 * Connects invented people of the demo's open fairs, as if each had a page of their fair open: of the contacts of seven
 * booths in ten most are there, some of them in a talk; others every ten minutes. Of one booth all are, in talks. Their lamps follow by the rule of all. To
 * be called every minute, as long as the demo runs.
 */
export async function lightBooths({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const turn = Math.floor(now.getTime() / 600_000)
  await sql`
    insert into presence_process (id, held_until)
    values (${process}::uuid, ${now}::timestamptz + make_interval(secs => ${leaseSeconds}))
    on conflict (id) do update set held_until = excluded.held_until`.execute(kysely)
  await sql`
    with there as (
      select st.fair_id, c.user_id,
        bool_or(fi.name = ${queuedFirm} or (c.user_id * 7 + ${turn}::int) % 10 = 0) as talks
      from stand_contact c
        join stand st on st.id = c.stand_id
        join firm fi on fi.id = st.firm_id
        join fair f on f.id = st.fair_id and f.fair_status_id = 2
        join app_user u on u.id = c.user_id and u.email like '%.example'
      where ${isThere(sql`${turn}::int`)}
      group by st.fair_id, c.user_id),
    gone as (
      delete from presence_connection c where c.process_id = ${process}::uuid and not exists (
        select from there where there.user_id = c.user_id and there.fair_id = c.place_id)),
    silent as (
      delete from presence_talk t where t.cause = 'demo' and not exists (
        select from there where there.user_id = t.user_id and there.talks)),
    talking as (
      insert into presence_talk (user_id, cause, since, expected_until)
      select distinct user_id, 'demo', ${now}::timestamptz,
        to_timestamp((${turn}::float8 + 1) * 600) + make_interval(mins => user_id % 5)
      from there where talks
      on conflict (user_id, cause) do update
        set since = excluded.since, expected_until = excluded.expected_until)
    insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
    select md5('demo' || user_id || ' ' || fair_id)::uuid, ${process}::uuid, user_id, 'fair', fair_id
      from there
    on conflict do nothing`.execute(kysely)
}
