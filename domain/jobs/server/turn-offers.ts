import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/**
 * Though nobody has written, an offer that takes applications is another content of its fair each day, and once more when that
 * is over: what is sent today is answered by another day, it is new or begins its last week, and its firm may have answered.
 * Pages are kept until content changes. Once a day of the fair's zone for each. Answers how many turned.
 */
export async function turnOffers({ database }: Services): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update job j set turned_on = today.day
    from (select id, time_zone, (now() at time zone time_zone)::date as day from fair
      where is_using_job_module and trashed_at is null) today
    where j.fair_id = today.id and j.is_visible and j.closed_at is null and j.deleted_at is null
      and j.turned_on < today.day
      and (least(j.final_date, j.expires_at) is null or least(j.final_date, j.expires_at) >= today.day
        or exists (select from (values (j.final_date + 1), (j.expires_at + 1)) turn (day)
          where turn.day > j.turned_on and turn.day <= today.day))`.execute(database.kysely)
  return Number(numAffectedRows)
}
