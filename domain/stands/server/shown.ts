import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { servesIn } from './serves-in.ts'

/** Whether the fair of a stand has let its firm in. */
export const isFirmIn = (stand: string): RawBuilder<unknown> => sql`exists (
  select 1 from fair_firm ff
    where ff.fair_id = ${sql.ref(`${stand}.fair_id`)} and ff.firm_id = ${sql.ref(`${stand}.firm_id`)}
    and ff.is_validated = ${validationState.validated})`

/** What visitors see of stands: those that are shown, of a shown firm that the fair has let in. */
export const isShown = (stand: string) =>
  sql`${sql.ref(`${stand}.is_visible`)} and ${sql.ref(`${stand}.trashed_at`)} is null
    and ${sql.ref(`${stand}.firm_id`)} in (select id from firm where is_visible) and ${isFirmIn(stand)}`

/** What they see of a stand's parts. */
export const isOfShown = (part: string) =>
  sql`${sql.ref(`${part}.stand_id`)} in (select st.id from stand st where ${isShown('st')})`

/** Of its people, those whom visitors may meet. */
export const isShownPerson = (part: string) =>
  sql`${isOfShown(part)} and exists (select 1 from app_user u
    join stand st on st.id = ${sql.ref(`${part}.stand_id`)}
    where u.id = ${sql.ref(`${part}.user_id`)} and ${servesIn('u', sql`st.fair_id`)})`
