import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/** Condition: the person `u` works for a firm in a fair: administers it, or works on a booth of it there; the fair has let them in. */
export const worksInPart = (firm: number, fair: number): RawBuilder<unknown> => sql`(u.firm_id = ${firm}
  and not u.is_closed and exists (select from fair_user m where m.fair_id = ${fair} and m.user_id = u.id
    and m.is_validated = ${validationState.validated})
  and (u.is_firm_admin
    or exists (select from stand_contact p join stand st on st.id = p.stand_id
      where p.user_id = u.id and st.firm_id = ${firm} and st.fair_id = ${fair} and st.trashed_at is null)
    or exists (select from stand_admin p join stand st on st.id = p.stand_id
      where p.user_id = u.id and st.firm_id = ${firm} and st.fair_id = ${fair} and st.trashed_at is null)))`
