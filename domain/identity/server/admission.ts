import { type RawBuilder, sql } from 'kysely'

/** What decides where somebody is admitted: fairs that have refused them, or have not decided on them yet, and their firm. */
type Somebody = { firm: number | null; unadmitted: number[] }

/**
 * Fairs whose published things somebody sees: where they are validated, themselves or as people of a validated firm,
 * while the fair is open or finished; exhibitors and organizers already while it is being prepared.
 */
export const memberFairs = (userId: number, { firm, unadmitted }: Somebody) => sql`
  select f.id from fair f where
    (f.fair_status_id in (2, 3) and exists (select 1 from fair_user m where m.fair_id = f.id and m.user_id = ${userId} and m.is_validated = 1))
    or (f.fair_status_id in (1, 2, 3) and exists (select 1 from fair_firm m where m.fair_id = f.id and m.firm_id = ${firm} and m.is_validated = 1)
      and f.id <> all(${unadmitted}::int[]))
    or exists (select 1 from fair_organizer m where m.fair_id = f.id and m.user_id = ${userId})`

/** Of some stands, those that somebody works on: the fair has validated the firm, and its people unless it says otherwise. */
export const workedOn = (which: RawBuilder<unknown>, { unadmitted }: Somebody) => sql`
  select st.id from stand st where ${which} and st.fair_id <> all(${unadmitted}::int[])
    and exists (select 1 from fair_firm m where m.fair_id = st.fair_id and m.firm_id = st.firm_id and m.is_validated = 1)`
