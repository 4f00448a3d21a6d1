import { sql } from 'kysely'

/** How many contacts of the stand `st` are free and how many talk, as `staff`: one row, of this stand alone. */
export const staffJoin = sql`left join lateral (
  select s.free, s.busy from stand_staff s where s.stand_id = st.id) staff on true`
