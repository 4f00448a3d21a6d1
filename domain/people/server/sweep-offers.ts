import { sql } from 'kysely'
import type { Services } from '#platform/server/services.ts'

/** Removes offers of a role that nobody can accept any more. */
export const sweepOffers = ({ database }: Services) =>
  sql`delete from role_offer where created_at < now() - interval '30 days'`.execute(database.kysely)
