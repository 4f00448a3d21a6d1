import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Context } from '#platform/server/context.ts'
import type { DashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { QuietStand, StandFigures } from '../contract/dashboard.ts'
import { shownStand } from './shown-stand.ts'

type Quiet = Omit<QuietStand, 'initials'> & { total: number }

const quietShown = 6
const staffed = sql`exists (select 1 from stand_staff s where s.stand_id = st.id)`

async function figuresOf(fair: number, { db }: Context) {
  const row = await maybeOne<StandFigures['stands']>(db)`
    select count(*)::int as total, (count(*) filter (where st.fair_hall_id is not null))::int as placed,
      (count(*) filter (where st.configuration_state = 'configured'))::int as configured,
      (count(*) filter (where ${shownStand} and ${staffed}))::int as staffed
    from stand st join firm fi on fi.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id
    where st.fair_id = ${fair} and st.trashed_at is null`
  return row
}

async function hallsOf(fair: number, { db, locale }: Context): Promise<StandFigures['halls']> {
  const rows = await many<StandFigures['halls'][number]>(db)`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', locale)}, h.letter) as name,
      (select coalesce(json_agg(json_build_object('id', st.id, 'staffed', ${shownStand} and ${staffed})
        order by st.number), '[]')
        from stand st join firm fi on fi.id = st.firm_id
          where st.fair_hall_id = h.id and st.trashed_at is null) as stands
    from fair_hall h where h.fair_id = ${fair} order by h.rank, h.id`
  return rows
}

/** While the fair is open the stands where nobody is, before it those to which nobody belongs; the loneliest first. */
async function quietStands(fair: number, { db }: Context): Promise<Quiet[]> {
  const rows = await many<Quiet>(db)`
    select st.id, stand_label(st.label, h.letter, st.number) as number, fi.name, fi.shape,
      coalesce(st.color, fi.color) as color,
      coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo, team.staff,
        ${instant('team.seen')} as "lastLoginAt",
        (count(*) over ())::int as total
    from stand st join fair f on f.id = st.fair_id join firm fi on fi.id = st.firm_id
    left join fair_hall h on h.id = st.fair_hall_id
    left join media_object sm on sm.id = st.logo_id left join media_object fm on fm.id = fi.logo_id
    cross join lateral (
      select count(*)::int as staff, max(u.last_login_at) as seen from app_user u
      where not u.is_closed and ((u.firm_id = fi.id and u.is_firm_admin)
        or exists (select 1 from stand_admin a where a.stand_id = st.id and a.user_id = u.id)
        or exists (select 1 from stand_contact c where c.stand_id = st.id and c.user_id = u.id))) team
    where st.fair_id = ${fair} and st.trashed_at is null
      and case f.fair_status_id when 1 then team.staff = 0 when 2 then ${shownStand} and not ${staffed}
        else false end
    order by team.staff > 0, team.seen nulls first, st.id limit ${quietShown}`
  return rows
}

export const standDashboard: readonly DashboardPart[] = [
  async (fair, context) => ({ stands: await figuresOf(fair, context) }),
  async (fair, context) => ({ halls: await hallsOf(fair, context) }),
  async (fair, context) => {
    const quiet = await quietStands(fair, context)
    return {
      quiet: quiet.map(({ total: _total, ...stand }) => ({ ...stand, initials: initialsOf(stand.name) })),
      quietCount: quiet[0]?.total ?? 0,
    }
  },
]
