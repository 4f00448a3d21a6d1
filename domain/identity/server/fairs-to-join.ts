import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { fairsToJoin as call } from '../contract/registration.ts'

/** Open and finished: what is still prepared is not shown, what is closed takes nobody. */
const statuses = sql`(2, 3)`

/** Whoever runs fairs enters theirs without registering. */
const runs = sql`u.roles && array['ROLE_SUPER_ADMIN', 'ROLE_SUPER_ORGANIZER', 'ROLE_ORGANIZER']`

type Fairs = Static<NonNullable<(typeof call)['answer']>>

/** Fairs that take people like the caller and in which they are not yet, the next one first. */
export async function fairsToJoin({ db, actor, locale }: Context): Promise<Fairs> {
  const { rows } = await sql<Fairs[number]>`
    select f.id, f.homepage, ${translatedText('f', 'name', locale)} as name, ${translatedText('f', 'tagline', locale)} as tagline,
      f.start_date as "startDate", f.end_date as "endDate", f.time_zone as "timeZone"
    from fair f join app_user u on u.id = ${actor.userId} and u.is_validated <> 2 and not (${runs})
    where f.fair_status_id in ${statuses}
      and case when u.firm_id is not null and u.is_firm_admin then f.is_registration_firm_homepage else f.is_registration_user_homepage end
      and not exists (select 1 from fair_user m where m.fair_id = f.id and m.user_id = u.id)
    order by f.fair_status_id, f.start_date nulls last, f.id`.execute(db)
  return rows
}
