import { type RawBuilder, sql } from 'kysely'
import { namedLike } from '#domain/exhibitors/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { isStandCalled } from '../stand-called.ts'

type Condition = RawBuilder<unknown>

/** A booth that visitors find: shown, placed in a hall that is shown, not in the trash. `st` and `h` are its aliases. */
export const isStandShown = sql`st.is_visible and st.trashed_at is null and h.is_visible`

/** Whether the fair of the booth `st` has let its firm in. */
export const isStandIn = sql`exists (
  select 1 from fair_firm taken
    where taken.fair_id = st.fair_id and taken.firm_id = st.firm_id
      and taken.is_validated = ${validationState.validated})`

/** People who are on the booth `st` now and free to talk. */
export const freeOnStand = sql`coalesce((select s.free from stand_lamp s where s.stand_id = st.id), 0)`

/** By a piece of the name of the firm `f`, or by the label of one of these of its booths, `st` in the hall `h`. */
export const namedOrOnBooth = (search: string | undefined, booths: Condition): Condition[] => {
  const names = namedLike(search)
  if (!names.length) return []
  return [
    sql`((${sql.join(names, sql` and `)}) or exists (
      select 1 from stand st left join fair_hall h on h.id = st.fair_hall_id
        where ${booths} and ${isStandCalled(search)}))`,
  ]
}
