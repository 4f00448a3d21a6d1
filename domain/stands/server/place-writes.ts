import { lockPlan } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { assertFreePlace, occupantOf } from './plan/place-stand.ts'

const fairOf = (input: Input, current: Row | null) => idOf(current?.fair ?? input.fair, 'fairs')

/**
 * A hall and a number that are written with a stand do what the plan does: the place has to be there and free, and of
 * two who want it at once one gets it. Half of it empty takes the stand off the plan.
 * @throws 404, 409, 422
 */
export async function placeByPlan(input: Input, current: Row | null, context: Context): Promise<void> {
  if (!('fairHall' in input || 'number' in input)) return
  const fair = fairOf(input, current)
  if (fair === null) return
  await reachRow(implementationOf('fairs'), fair, 'U', context)
  await lockPlan(context.db, fair)
  const now = await maybeOne<{ fairHall: number | null; number: number | null; isTrashed: boolean }>(
    context.db,
  )`
    select fair_hall_id as "fairHall", number, trashed_at is not null as "isTrashed" from stand
      where id = ${current?.id ?? null}::int`
  if (now?.isTrashed) throw conflict('stand_trashed')
  if (input.fairHall === null || input.number === null) {
    Object.assign(input, { fairHall: null, number: null })
    return
  }
  const spot = await assertFreePlace(
    {
      fair,
      fairHall: input.fairHall ?? now?.fairHall ?? null,
      number: Number(input.number ?? now?.number ?? 0) || null,
    },
    context,
  )
  if (await occupantOf(spot, { id: current?.id ?? null }, context)) throw conflict('stand_place_taken')
  Object.assign(input, spot)
}

/** A label is not the place of another stand either. @throws 409 */
export async function assertLabel(input: Input, current: Row | null, { db }: Context): Promise<void> {
  if (typeof input.label !== 'string') return
  const rows = await many(db)`
    select 1 from stand st join fair_hall h on h.id = st.fair_hall_id
    where st.fair_id = ${fairOf(input, current)}::int and st.id is distinct from ${current?.id ?? null}::int
      and st.label is null
      and fold(stand_label(null, h.letter, st.number)) = fold(regexp_replace(${input.label}, '\\s+', '', 'g'))
        limit 1`
  if (rows.length) throw conflict('stand_label_taken')
}
