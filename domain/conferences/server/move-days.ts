import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { ClockPart } from '#platform/server/clock-part.ts'
import { many } from '#platform/server/database/rows.ts'
import { someAtOnce } from './rows-at-once.ts'

type Db = Kysely<Tables>
/** As a programme says it; no time zone: the fair’s. */
type Clock = { timeZone: string | null; dayChange: string }

/** Writes the day of each session that is in another one by such a clock. */
async function move(
  which: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
  change: RawBuilder<unknown>,
  db: Db,
) {
  const moved = await many<{ id: number; day: string }>(db)`
    select id, to_char(day, 'YYYY-MM-DD') as day from (
      select c.id, c.start_date, ((c.begin_at at time zone ${zone}) - ${change}::interval)::date as day
      from conference c join fair f on f.id = c.fair_id
        left join conference_program p on p.id = c.conference_program_id
      where ${which} and c.begin_at is not null for update of c) own
    where start_date is distinct from day order by id`
  for (const some of someAtOnce(moved))
    await sql`
      update conference c set start_date = own.day
      from unnest(${some.map(({ id }) => id)}::int[], ${some.map(({ day }) => day)}::date[]) own (id, day)
      where c.id = own.id`.execute(db)
}

/**
 * Moves the sessions of a programme into the days that its next clock puts them in, by the hundred: before that is written,
 * whose trigger then has nothing left to move by one statement.
 */
export const moveDaysOfProgram = (id: number, { timeZone, dayChange }: Clock, db: Db) =>
  move(
    sql`c.conference_program_id = ${id}`,
    sql`coalesce(${timeZone}::text, f.time_zone)`,
    sql`${dayChange}::text`,
    db,
  )

/** The same of a fair that moves to another time zone. */
export const moveDaysOfFair: ClockPart = ({ id, timeZone }, db) =>
  move(
    sql`c.fair_id = ${id}`,
    sql`coalesce(p.time_zone, ${timeZone}::text)`,
    sql`coalesce(p.day_change, '04:00')`,
    db,
  )
