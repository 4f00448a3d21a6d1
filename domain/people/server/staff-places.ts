import { fairsAsked } from '#domain/fairs/server/index.ts'
import { isStandCalled } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { escapeLike } from '#platform/server/database/escape-like.ts'
import { many } from '#platform/server/database/rows.ts'
import type { StaffPlace } from '../contract/people-back.ts'

const most = 30

/** Firms of a fair of one's own, by a piece of their name or by the label of a stand, with their stands there. */
export async function placesForStaff(
  fair: number,
  search: string | undefined,
  context: Context,
): Promise<StaffPlace[]> {
  const fairs = fairsAsked(String(fair), context)
  const text = `%${escapeLike((search ?? '').replaceAll('\0', ''))}%`
  const rows = await many<StaffPlace>(context.db)`
    select fi.id, fi.name,
      (select coalesce(json_agg(json_build_object('id', st.id, 'label',
        stand_label(st.label, h.letter, st.number)) order by h.letter, st.number, st.id), '[]')
        from stand st left join fair_hall h on h.id = st.fair_hall_id
        where st.firm_id = fi.id and st.fair_id = ff.fair_id and st.trashed_at is null) as stands
    from fair_firm ff join firm fi on fi.id = ff.firm_id
    where ff.fair_id in ${fairs} and (fold(fi.name) like fold(${text}) or exists (
      select 1 from stand st join fair_hall h on h.id = st.fair_hall_id
      where st.firm_id = fi.id and st.fair_id = ff.fair_id and st.trashed_at is null
        and ${isStandCalled(search)}))
    order by fold(fi.name), fi.id limit ${most}`
  return rows
}
