import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { type WaitedBooth, WaitedBooths } from '../contract/dashboard.ts'

type Row = Omit<WaitedBooth, 'initials'> & { total: number }

const boothsShown = 6

export const queueDashboard = defineDashboardPart('queues', WaitedBooths, async (fair, { db }) => {
  const rows = await many<Row>(db)`
    select st.id, stand_label(st.label, h.letter, st.number) as number, fi.name, fi.shape,
      coalesce(st.color, fi.color) as color, coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo,
      line.waiting, ${instant('line.since')} as since, (sum(line.waiting) over ())::int as total
    from (
      select stand_id, count(*)::int as waiting, min(taken_at) as since from waiting_place
      where fair_id = ${fair} and state = 'waiting' group by stand_id) line
    join stand st on st.id = line.stand_id join firm fi on fi.id = st.firm_id
    left join fair_hall h on h.id = st.fair_hall_id
    left join media_object sm on sm.id = st.logo_id left join media_object fm on fm.id = fi.logo_id
    order by line.since, st.id limit ${boothsShown}`
  return {
    waiting: rows[0]?.total ?? 0,
    booths: rows.map(({ total: _, ...booth }) => ({ ...booth, initials: initialsOf(booth.name) })),
  }
})
