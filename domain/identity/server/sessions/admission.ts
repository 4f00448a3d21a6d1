import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFollowed } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'

/** SQL condition that somebody is a member of the fair `fair`, whom it has let in. */
const isMember = (userId: number, fair: RawBuilder<unknown>) =>
  sql`exists (select 1 from fair_user m
    where m.fair_id = ${fair} and m.user_id = ${userId} and m.is_validated = ${validationState.validated})`

/**
 * Fairs whose published things somebody sees: where they are validated, while the fair is open or finished; people of a
 * firm that is validated too already while it is being prepared, cluster admins as soon as exhibitors there are assigned
 * to them, and organizers always.
 */
export const memberFairs = (userId: number, firm: number | null) => sql`
  select f.id from fair f where
    (${isMember(userId, sql`f.id`)} and (f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished})
      or (f.fair_status_id = ${fairStatus.preparation} and ${isFollowed(sql`f.id`, userId)})
      or (f.fair_status_id = ${fairStatus.preparation}
        and exists (select 1 from fair_firm m
        where m.fair_id = f.id and m.firm_id = ${firm} and m.is_validated = ${validationState.validated}))))
    or exists (select 1 from fair_organizer m where m.fair_id = f.id and m.user_id = ${userId})`

/** Of some stands, those that somebody works on: the fair has validated both the firm and the person. */
export const workedOn = (which: RawBuilder<unknown>, userId: number) => sql`
  select st.id from stand st where ${which} and ${isMember(userId, sql`st.fair_id`)}
    and exists (select 1 from fair_firm m
      where m.fair_id = st.fair_id and m.firm_id = st.firm_id
        and m.is_validated = ${validationState.validated})`

/** Participations of firms, as those know of them who look after a firm: a fair in preparation that refused it is none. */
export const askedFor = (firms: readonly number[]) => sql`
  select ff.id from fair_firm ff join fair f on f.id = ff.fair_id
  where ff.firm_id = any(${firms}::int[])
    and (ff.is_validated <> ${validationState.refused} or f.fair_status_id <> ${fairStatus.preparation})`

/** Participations of firms in fairs that have validated both the firm and the person. */
export const takesPartWith = (firms: readonly number[], userId: number) => sql`
  select ff.id from fair_firm ff join fair f on f.id = ff.fair_id
  where ff.firm_id = any(${firms}::int[]) and ff.is_validated = ${validationState.validated}
    and f.trashed_at is null and ${isMember(userId, sql`f.id`)}`
