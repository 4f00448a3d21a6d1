import { sql } from 'kysely'
import { standPlace } from '#domain/halls/contract/element.ts'
import type { Plan, PlanHall } from '#domain/halls/contract/plan.ts'
import type { Context } from '#platform/server/context.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { planStands } from './plan-stands.ts'

/** All that assigning stands needs, in two queries. A place that only a stand claims is shown as well. */
export async function planOf(fairId: number, context: Context): Promise<Plan> {
  await reachRow(implementationOf('fairs'), fairId, 'U', context)
  const halls = await sql<PlanHall>`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', context.locale)}, h.letter) as name,
      h.color,
      h.title_color as "titleColor", h.rank, h.is_visible as "isVisible", coalesce(spot.list, '[]') as places
    from fair_hall h
    left join lateral (
      select json_agg(json_build_object(
        'id', e.id, 'number', coalesce(e.position, s.number), 'label',
          stand_label(null, h.letter, coalesce(e.position, s.number)),
        'aisle', coalesce(e.aisle, 1), 'place', coalesce(e.place, s.number), 'stand', s.id)
          order by coalesce(e.position, s.number)) as list
      from (select * from element where map_id = h.id and type = ${standPlace}) e
      full join (select id, number from stand
        where fair_hall_id = h.id) s on s.number = e.position) spot on true
    where h.fair_id = ${fairId} order by h.rank, h.id`.execute(context.db)
  return { fair: fairId, halls: halls.rows, stands: await planStands(sql`st.fair_id = ${fairId}`, context) }
}
