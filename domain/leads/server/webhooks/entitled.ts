import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/** Whether there is still somebody whom the endpoint `e` serves: its fair, and its firm as one of the fair's. */
export const isEntitled = sql`(
  exists (select from fair f where f.id = e.fair_id and f.trashed_at is null)
  and (e.firm_id is null or exists (select from fair_firm p
    where p.fair_id = e.fair_id and p.firm_id = e.firm_id
    and p.is_validated = ${validationState.validated})))`
