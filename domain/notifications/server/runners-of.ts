import { sql } from 'kysely'

/** SQL set of those who run the fair, by name or as all of them. */
export const runnersOf = (fair: number) => sql`
  select user_id from fair_organizer where fair_id = ${fair}
  union select a.id from app_user a
    where a.roles && array['ROLE_SUPER_ADMIN', 'ROLE_SUPER_ORGANIZER'] and takes_part(a, ${fair})`
