import { sql } from 'kysely'
import type { Static } from 'typebox'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { myStands } from '../contract/endpoints.ts'

type MyStand = Static<NonNullable<(typeof myStands)['response']>>[number]

/** The firm's comes first: as long as the fair has not let it in, its people have nothing to do there. */
const barrier = sql`case
  when ff.is_validated is distinct from 1 then case
    when ff.is_validated = ${validationState.waiting} then 'firm_waiting'
    else 'firm_refused' end
  when 2 in (u.is_validated, m.is_validated) then 'person_refused'
  when 0 in (u.is_validated, coalesce(m.is_validated, 0)) then 'person_waiting' end`

/**
 * Stands of the own firm for its admins, and those somebody administers or staffs. Those of a fair that has not let
 * them in are there to be read of, with the reason why nothing can be done with them.
 */
export async function listMyStands({ db, actor, locale }: Context): Promise<MyStand[]> {
  const rows = await many<Omit<MyStand, 'drawing'> & { drawing: Omit<MyStand['drawing'], 'initials'> }>(db)`
    select st.id, stand_label(st.label, h.letter, st.number) as number, fi.name,
      coalesce(st.color, fi.color) as color, st.configuration_state as "configurationState",
      st.is_visible as "isVisible",
      json_build_object('id', f.id, 'homepage', f.homepage, 'name', ${translatedText('f', 'name', locale)})
        as fair,
      in_fair.barrier,
      json_build_object('style', coalesce(ty.style, 'wall'), 'width', coalesce(v.width, 3.2), 'prop',
        coalesce(st.prop, sec.prop, 'plant'), 'shape', fi.shape,
        'logo', (select thumbnail_path from media_object where id = coalesce(st.logo_id, fi.logo_id)))
          as drawing,
      in_fair.barrier is null
        and ((u.is_firm_admin and u.firm_id = st.firm_id)
        or exists (select 1 from stand_admin a where a.stand_id = st.id and a.user_id = u.id))
        as "mayConfigure"
    from app_user u cross join stand st join firm fi on fi.id = st.firm_id join fair f on f.id = st.fair_id
      left join fair_hall h on h.id = st.fair_hall_id
      left join stand_type_variation v on v.id = st.stand_type_variation_id
        left join stand_type ty on ty.id = coalesce(st.stand_type_id, v.stand_type_id)
      left join lateral (select bs.prop from firm_business_sector fbs
        join business_sector bs on bs.id = fbs.business_sector_id where fbs.firm_id = fi.id
          and (bs.fair_id is null or bs.fair_id = st.fair_id)
        order by fbs.rank, fbs.id limit 1) sec on true
      left join fair_firm ff on ff.fair_id = st.fair_id and ff.firm_id = st.firm_id
        left join fair_user m on m.fair_id = st.fair_id and m.user_id = u.id
      cross join lateral (select ${barrier} as barrier) in_fair
    where u.id = ${actor.userId} and st.trashed_at is null and ((u.is_firm_admin and st.firm_id = u.firm_id)
      or exists (select 1 from stand_admin a where a.stand_id = st.id and a.user_id = u.id)
        or exists (select 1 from stand_contact c where c.stand_id = st.id and c.user_id = u.id))
    order by f.id, h.letter, st.number`
  return rows.map(row => ({ ...row, drawing: { ...row.drawing, initials: initialsOf(row.name) } }))
}
