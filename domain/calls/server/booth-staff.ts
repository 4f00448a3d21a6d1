import { sql } from 'kysely'

/** Whether the person `u` works on the stand `st`. */
export const isStaff = sql`(u.firm_id = st.firm_id and (u.is_firm_admin
  or exists (select 1 from stand_contact p where p.stand_id = st.id and p.user_id = u.id)
  or exists (select 1 from stand_admin p where p.stand_id = st.id and p.user_id = u.id)))`
