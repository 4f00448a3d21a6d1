import { sql } from 'kysely'

/** SQL: how the person `u` is reached, by what they say in their account. */
export const reachedBy = sql`coalesce(u.display_email, u.email) as email, coalesce(u.cell, u.phone) as phone`
