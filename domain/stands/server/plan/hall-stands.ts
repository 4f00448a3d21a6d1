import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { assertMayEnter } from '#domain/fairs/server/index.ts'
import type { HallLight } from '#domain/halls/contract/hall-light.ts'
import type { HallStand } from '#domain/halls/contract/hall-stand.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { notFound } from '#platform/server/refusal.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { shownToVisitors, standLook, standSources } from '../stand-sources.ts'

/** The halls of a fair that this reader may see, with all their figures in one query. */
export async function lightHalls(fairId: number, context: Context): Promise<HallLight[]> {
  await assertMayEnter(fairId, context)
  return many<HallLight>(context.db)`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', context.locale)}, h.letter) as name,
      h.color,
      h.title_color as "titleColor", h.variant, h.type, h.rank, h.is_visible as "isVisible",
        h.parent_id as parent,
      image.file_path as "overviewImage", h.booths as places,
      count(st.id)::int as placed, (count(st.id) filter (where ${shownToVisitors}))::int as visible,
      (count(st.id) filter (where lamp.free > 0 and ${shownToVisitors}))::int as lit
    from fair_hall h
    left join media_object image on image.id = h.overview_image_id
    left join stand st on st.fair_hall_id = h.id and st.trashed_at is null
    left join firm fi on fi.id = st.firm_id
    left join stand_lamp lamp on lamp.stand_id = st.id
    where h.fair_id = ${fairId} and ${scopeCondition(implementationOf('fair_halls'), 'h', 'L', context.actor)}
    group by h.id, image.id order by h.rank, h.id`
}

type StandRow = Omit<HallStand, 'initials' | 'jobs'>

/** @throws 401 for somebody not logged in, 404 otherwise, where the hall is not theirs to see. */
export async function shownStands(
  hallId: number,
  query: Query,
  context: Context,
): Promise<PagedResponse<HallStand>> {
  const hall = await maybeOne<{ fair: number }>(context.db)`
    select fair_id as fair from fair_hall where id = ${hallId}`
  if (!hall) throw notFound()
  await assertMayEnter(hall.fair, context)
  await reachRow(implementationOf('fair_halls'), hallId, 'R', context)
  const rows = await many<StandRow>(context.db)`
    select st.id, st.number, stand_label(st.label, h.letter, st.number) as label,
      json_build_object('id', fi.id, 'name', fi.name) as firm,
      ${standLook}, fi.city as town, coalesce(lamp.free, 0) as free, coalesce(lamp.busy, 0) as busy
    from ${standSources(context.locale)} join fair_hall h on h.id = st.fair_hall_id
    left join stand_lamp lamp on lamp.stand_id = st.id
    where st.fair_hall_id = ${hallId} and ${shownToVisitors} order by st.number`
  const page = pageOf(query)
  const from = page.all ? 0 : (page.page - 1) * page.size
  const shown = page.all ? rows : rows.slice(from, from + page.size)
  return {
    rows: shown.map(row => ({ ...row, initials: initialsOf(row.name), jobs: 0 })),
    page,
    total: rows.length,
  }
}
