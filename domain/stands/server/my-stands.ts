import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { myStands } from '../contract/endpoints.ts'

type MyStand = Static<NonNullable<(typeof myStands)['answer']>>[number]

/** Stands of the own firm for its admins, and those somebody administers or staffs. */
export async function listMyStands({ db, actor, locale }: Context): Promise<MyStand[]> {
  const { rows } = await sql<MyStand>`
    select st.id, h.letter || st.number as number, fi.name, coalesce(st.color, fi.color) as color, st.configuration_state as "configurationState", st.is_visible as "isVisible",
      json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)}) as fair,
      (u.is_firm_admin and u.firm_id = st.firm_id) or exists (select 1 from stand_admin a where a.stand_id = st.id and a.user_id = u.id) as "mayConfigure"
    from app_user u, stand st join firm fi on fi.id = st.firm_id join fair f on f.id = st.fair_id left join fair_hall h on h.id = st.fair_hall_id
    where u.id = ${actor.userId} and st.trashed_at is null and ((u.is_firm_admin and st.firm_id = u.firm_id)
      or exists (select 1 from stand_admin a where a.stand_id = st.id and a.user_id = u.id) or exists (select 1 from stand_contact c where c.stand_id = st.id and c.user_id = u.id))
    order by f.id, h.letter, st.number`.execute(db)
  return rows
}
