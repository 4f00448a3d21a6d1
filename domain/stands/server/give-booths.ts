import { sql } from 'kysely'
import type { boothsForFirms, hallsWithRoom } from '#domain/exhibitors/contract/booths-for-firms.ts'
import { lockPlan } from '#domain/fairs/server/index.ts'
import { standPlace } from '#domain/halls/contract/element.ts'
import { hallName } from '#domain/halls/contract/hall-name.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid, notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { keepStates } from './configuration-state.ts'

const isFree = sql`e.type = ${standPlace}
  and not exists (select 1 from stand st where st.fair_hall_id = e.map_id and st.number = e.position)`

/** @throws 404 when one of them is not the caller's to decide on, 422 for a hall of another fair */
export async function giveBooths(
  { ids, ...asked }: BodyOf<typeof boothsForFirms>,
  context: Context,
): Promise<ResponseOf<typeof boothsForFirms>> {
  const { db, actor } = context
  const fairHall = asked.fairHall ?? null
  const own = scopeCondition(implementationOf('fair_firms'), 'ff', 'U', actor)
  const fairs = await many<{ fair: number; count: number }>(db)`
    select ff.fair_id as fair, count(*)::int as count from fair_firm ff
      where ff.id = any(${ids}::int[]) and ${own}
    group by 1 order by 1`
  if (fairs.reduce((sum, { count }) => sum + count, 0) < ids.length) throw notFound()
  for (const { fair } of fairs) await lockPlan(db, fair)
  const hall = await sql`
    select 1 from fair_hall
      where id = ${fairHall}::int and array[fair_id] = ${fairs.map(({ fair }) => fair)}::int[]`.execute(db)
  if (fairHall !== null && !hall.rows.length) throw invalid({ fairHall: 'relation_not_found' })
  const rows = await many<{ id: number; fair: number; number: number | null }>(db)`
    with free as (
      select position, row_number() over (order by position) as nth
      from (select e.position from element e where e.map_id = ${fairHall}::int and ${isFree} for share) e),
    lacking as (
      select ff.fair_id, ff.firm_id, row_number() over (order by fold(f.name), f.id) as nth
      from fair_firm ff join firm f on f.id = ff.firm_id
      where ff.id = any(${ids}::int[]) and ff.is_validated = ${validationState.validated}
        and not exists (select 1 from stand st
          where st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null))
    insert into stand (fair_id, firm_id, fair_hall_id, number)
    select l.fair_id, l.firm_id, case when free.position is null then null
      else ${fairHall}::int end, free.position
    from lacking l left join free on free.nth = l.nth returning id, fair_id as fair, number`
  await keepStates(
    rows.map(({ id }) => id),
    db,
  )
  for (const { id, fair, number } of rows)
    await audit(
      { action: 'C', resource: 'stands', resourceId: id, fair, details: { fairHall, number } },
      context,
    )
  return { created: rows.length, placed: rows.filter(({ number }) => number !== null).length }
}

export async function roomOfHalls(fair: number, context: Context): Promise<ResponseOf<typeof hallsWithRoom>> {
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  const rows = await many<{ id: number; letter: string; name: string; free: number }>(context.db)`
    select h.id, h.letter, coalesce(${translatedText('h', 'name', context.locale)}, h.letter) as name,
      (select count(*)::int from element e where e.map_id = h.id and ${isFree}) as free
    from fair_hall h where h.fair_id = ${fair} order by h.rank, h.id`
  return rows.map(({ id, free, ...hall }) => ({ id, free, name: hallName(hall) }))
}
