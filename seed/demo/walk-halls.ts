import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { drawn } from './chance.ts'

/** Of them two in three are there at once. */
export const strangers = 24
/** They go on to another place after so long. */
const turnSeconds = 240
/** How long they stay when nobody says so again: twice the time between two calls, at least. */
const leaseSeconds = 120
/** The process that would hold their streams, as for those who are at booths. */
const process = '00000000-0000-4000-8000-00000000de31'

/** SQL of (moment, n, fair_id, hall, stand): where which of the strangers walk at these moments, in the demo's open fairs; some are at no booth. */
export const walksAt = (moments: RawBuilder<unknown>) => {
  // One after the other.
  const turn = sql`floor((extract(epoch from moment)::float8 + n * 97) / ${turnSeconds}::int)::int`
  const chance = (most: number, ...words: RawBuilder<unknown>[]) =>
    drawn(most, sql`n`, sql`fair_id`, ...words)
  return sql`
    select moment, n, fair_id, hall, case when ${chance(3, turn, sql`'hall'`)} > 0 then b.id end as stand
    from (${moments}) at (moment) cross join generate_series(1, ${strangers}::int) n
      join (
        select st.fair_id, st.id, st.fair_hall_id as hall,
          row_number() over (partition by st.fair_id order by h.rank, st.number, st.id) as place,
          count(*) over (partition by st.fair_id) as booths
        from stand st join fair_hall h on h.id = st.fair_hall_id
          join fair f on f.id = st.fair_id and f.fair_status_id = 2 and f.trashed_at is null
        where st.is_visible and h.is_visible and st.trashed_at is null) b
      on b.place = 1 + floor(b.booths * power(${chance(1000, turn, sql`'where'`)} / 1000.0, 1.3))
    where ${chance(3, turn, sql`'there'`)} < 2`
}

/**
 * Lets invented strangers walk through the demo's open fairs, as if each had a page of it open: most before the first booths,
 * some in a hall. They are counted and never named. To be called every minute, as long as the demo runs.
 */
export async function walkHalls({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  await sql`
    insert into presence_process (id, held_until)
    values (${process}::uuid, ${moment} + make_interval(secs => ${leaseSeconds}))
    on conflict (id) do update set held_until = excluded.held_until`.execute(kysely)
  await sql`
    with there as materialized (
      select md5('walks' || n || ' ' || fair_id)::uuid as stream,
        case when stand is null then 'hall' else 'stand' end as kind, coalesce(stand, hall) as place
      from (${walksAt(sql`select ${moment}`)}) walks),
    gone as (
      delete from presence_connection c where c.process_id = ${process}::uuid and not exists (
        select from there t where t.stream = c.stream_id and t.kind = c.kind and t.place = c.place_id))
    insert into presence_connection (stream_id, process_id, kind, place_id)
    select stream, ${process}::uuid, kind, place from there
    on conflict do nothing`.execute(kysely)
}
