import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'

/** How long a lamp stays lit when nobody renews it: twice the time between two calls, at least. */
const leaseSeconds = 120

/**
 * Lights the lamps of the demo: of the invented people of open fairs, those of seven booths in ten, most of them on
 * theirs and some of them talking; others every ten minutes. To be called every minute, as long as the demo runs.
 */
export async function lightBooths({ kysely }: Pick<Database, 'kysely'>, now: Date): Promise<void> {
  const turn = Math.floor(now.getTime() / 600_000)
  await sql`
    insert into stand_presence (stand_id, user_id, is_busy, until)
    select c.stand_id, c.user_id, (c.user_id * 7 + ${turn}::int) % 10 = 0,
      ${now}::timestamptz + make_interval(secs => ${leaseSeconds})
    from stand_contact c
    join stand st on st.id = c.stand_id
    join fair f on f.id = st.fair_id and f.fair_status_id = 2
    join app_user u on u.id = c.user_id and u.email like '%.example'
    where (c.stand_id * 7 + ${turn}::int) % 10 < 7 and (c.user_id * 3 + ${turn}::int) % 10 < 7
    on conflict (stand_id, user_id) do update set is_busy = excluded.is_busy, until = excluded.until`.execute(
    kysely,
  )
}
