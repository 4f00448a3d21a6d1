import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/** What a visitor sees of a stand `st` in hall `h` of firm `fi`: shown, placed, not in the trash, its firm validated. */
export const shownStand: RawBuilder<unknown> = sql`st.is_visible and st.trashed_at is null and fi.is_visible
  and h.is_visible
  and exists (select 1 from fair_firm ff
    where ff.fair_id = st.fair_id and ff.firm_id = st.firm_id
      and ff.is_validated = ${validationState.validated})`
