import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isPresent } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { shownStand } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { PeopleFigures, type QuietStand, QuietStands } from '../contract/dashboard.ts'

type Quiet = Omit<QuietStand, 'initials'> & { total: number }

const quietShown = 6
const isStaffed = sql`exists (select 1 from stand_lamp s where s.stand_id = st.id)`

async function figuresOf(fair: number, context: Context) {
  const row = await one<PeopleFigures>(context.db)`
    select count(*)::int as total,
      (count(*) filter (where m.is_validated = ${validationState.waiting}))::int as waiting,
      (count(*) filter (where u.password_hash is null))::int as invited,
      (count(*) filter (where ${isPresent(context)}))::int as seen
    from fair_user m join app_user u on u.id = m.user_id where m.fair_id = ${fair}`
  return row
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
      and case f.fair_status_id when ${fairStatus.preparation}::int then team.staff = 0
        when ${fairStatus.open}::int then ${shownStand} and not ${isStaffed}
        else false end
    order by team.staff > 0, team.seen nulls first, st.id limit ${quietShown}`
  return rows
}

async function quietOf(fair: number, context: Context) {
  const quiet = await quietStands(fair, context)
  return {
    count: quiet[0]?.total ?? 0,
    stands: quiet.map(({ total: _total, ...stand }) => ({ ...stand, initials: initialsOf(stand.name) })),
  }
}

export const peopleDashboard = [
  defineDashboardPart('people', PeopleFigures, figuresOf),
  defineDashboardPart('quiet', QuietStands, quietOf),
]
