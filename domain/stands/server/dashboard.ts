import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { HallStaff, StandFigures } from '../contract/dashboard.ts'
import { shownStand } from './shown-stand.ts'

const staffed = sql`exists (select 1 from stand_lamp s where s.stand_id = st.id)`

async function figuresOf(fair: number, { db }: Context) {
  const row = await one<StandFigures>(db)`
    select count(*)::int as total, (count(*) filter (where st.fair_hall_id is not null))::int as placed,
      (count(*) filter (where st.configuration_state = 'configured'))::int as configured,
      (count(*) filter (where ${shownStand} and ${staffed}))::int as staffed
    from stand st join firm fi on fi.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id
    where st.fair_id = ${fair} and st.trashed_at is null`
  return row
}

async function hallsOf(fair: number, { db, locale }: Context) {
  const rows = await many<HallStaff>(db)`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', locale)}, h.letter) as name,
      (select coalesce(json_agg(json_build_object('id', st.id, 'staffed', ${shownStand} and ${staffed})
        order by st.number), '[]')
        from stand st join firm fi on fi.id = st.firm_id
          where st.fair_hall_id = h.id and st.trashed_at is null) as stands
    from fair_hall h where h.fair_id = ${fair} order by h.rank, h.id`
  return rows
}

export const standDashboard = [
  defineDashboardPart('stands', StandFigures, figuresOf),
  defineDashboardPart('halls', Type.Array(HallStaff), hallsOf),
]
