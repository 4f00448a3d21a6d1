import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { type FreePerson, freePeopleMost } from '../contract/free-people.ts'
import { servesIn } from './serves-in.ts'
import { shownStand } from './shown-stand.ts'

/**
 * Who is free at booths that visitors see: those whom the page of the booth shows as free. Asked contact by contact
 * (`offset 0` keeps it so): however many people the platform has, they are not looked at.
 */
export async function freePeopleOf(query: { fair: number; hall?: number }, { db, actor }: Context) {
  const rows = await many<FreePerson & { total: number }>(db)`
    with free as (
      select c.user_id, st.id, st.fair_id, st.number, st.label, st.color, st.fair_hall_id, st.firm_id,
        h.letter, h.rank, fi.name, fi.color as firm_color
      from stand st join fair_hall h on h.id = st.fair_hall_id join firm fi on fi.id = st.firm_id
      join stand_contact c on c.stand_id = st.id
      cross join lateral (select from stand_present p
        where p.stand_id = c.stand_id and p.user_id = c.user_id and not p.is_busy offset 0) there
      cross join lateral (select from app_user u
        where u.id = c.user_id and ${servesIn('u', sql`st.fair_id`)} offset 0) served
      where st.fair_id = ${query.fair}
        and (${query.hall ?? null}::int is null or h.id = ${query.hall ?? null})
        and ${isFairSeen(sql`st.fair_id`, { actor })} and ${shownStand})
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.job_title as "jobTitle",
      pm.thumbnail_path as picture, u.look, free.fair_hall_id as hall,
      (select coalesce(json_agg(l.code order by l.rank), '[]') from user_language ul
        join language l on l.id = ul.language_id where ul.app_user_id = u.id) as languages,
      json_build_object('id', free.id, 'number',
        coalesce(stand_label(free.label, free.letter, free.number), ''),
        'name', free.name, 'color', coalesce(free.color, free.firm_color)) as stand,
      (select count(distinct user_id)::int from free) as total
    from free join app_user u on u.id = free.user_id left join media_object pm on pm.id = u.picture_id
    left join stand_contact c on c.stand_id = free.id and c.user_id = u.id
    order by free.rank, free.fair_hall_id, free.number, free.id, c.rank, c.id
    limit ${freePeopleMost}`
  return { total: rows[0]?.total ?? 0, people: rows.map(({ total: _, ...person }) => person) }
}
