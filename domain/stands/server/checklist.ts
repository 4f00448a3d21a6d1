import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { standPlace } from '#domain/halls/contract/element.ts'
import { hallPaths } from '#domain/halls/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { hasRole } from '#platform/server/actor.ts'
import { countOf, defineChecklist } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'

type Figures = { stands: number; configured: number; placed: number; places: number }

const entries = {
  places: { rank: 70, optional: false },
  stands_configured: { rank: 90, optional: true },
  stands_placed: { rank: 100, optional: false },
}

export const standChecklist = defineChecklist('stands', entries, async (fair, { db, actor }) => {
  const row = await maybeOne<Figures>(db)`
    select count(*)::int as stands,
      (count(*) filter (where configuration_state = 'configured'))::int as configured,
      (count(*) filter (where fair_hall_id is not null))::int as placed,
      (select count(*)::int from element e join fair_hall h on h.id = e.map_id
        where h.fair_id = ${fair} and e.type = ${standPlace}) as places
    from stand where fair_id = ${fair} and trashed_at is null`
  const { stands, configured, placed, places } = row ?? { stands: 0, configured: 0, placed: 0, places: 0 }
  return {
    places: {
      ...countOf(Math.min(places, stands), stands),
      path: hrefOf(hasRole(actor, 'superAdmin') ? hallPaths.hallConfigure : hallPaths.hallList),
    },
    stands_configured: {
      ...countOf(configured, stands),
      path: hrefOf(exhibitorPaths.exhibitorList),
    },
    stands_placed: {
      ...countOf(placed, stands),
      path: hrefOf(hallPaths.hallAssign),
    },
  }
})
