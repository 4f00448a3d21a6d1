import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/**
 * An offer that is no longer new, begins its last week or is over is another content of its fair, though nobody has written:
 * pages are kept until content changes. Once a day of the fair's zone for each. Answers how many turned.
 */
export async function turnOffers({ database }: Services): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update job j set turned_on = today.day
    from (select id, time_zone, (now() at time zone time_zone)::date as day from fair
      where is_using_job_module and trashed_at is null) today
    where j.fair_id = today.id and j.is_visible and j.closed_at is null and j.deleted_at is null
      and j.turned_on < today.day and exists (
        select from (values ((j.opened_at at time zone today.time_zone)::date + 1), (j.final_date - 6),
          (j.final_date + 1), (j.expires_at + 1)) turn (day)
        where turn.day > j.turned_on and turn.day <= today.day)`.execute(database.kysely)
  return Number(numAffectedRows)
}
