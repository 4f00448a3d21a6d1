import { type RawBuilder, sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { standLook, standSources } from '../stand-sources.ts'

type Row = Omit<PlanStand, 'initials'>

/** Stands as the plan shows them, those in the trash too. */
export async function planStands(
  condition: RawBuilder<unknown>,
  { db, locale }: Context,
): Promise<PlanStand[]> {
  const rows = await many<Row>(db)`
    select st.id, st.version, st.firm_id as firm, ${standLook}, st.fair_hall_id as "fairHall", st.number,
      st.label,
      st.is_visible as "isVisible",
        coalesce(ff.is_validated = ${validationState.validated}, false) as "isFirmValidated",
      st.configuration_state as "configurationState", ${instant('st.trashed_at')} as "trashedAt",
      thrower.first_name || ' ' || thrower.last_name as "trashedBy",
      ${instant(sql`st.trashed_at + make_interval(days => ${daysInTrash})`)} as "deletedOn"
    from ${standSources(locale)}
    left join fair_firm ff on ff.fair_id = st.fair_id and ff.firm_id = st.firm_id
    left join app_user thrower on thrower.id = st.trashed_by_id
    where ${condition} order by fold(fi.name), st.id`
  return rows.map(row => ({ ...row, initials: initialsOf(row.name) }))
}

export const planStandsById = (ids: readonly number[], context: Context) =>
  planStands(sql`st.id = any(${ids}::int[])`, context)
