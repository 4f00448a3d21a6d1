import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'

/**
 * Notes of firms `t`, of those that are meant, go with the last that a firm has of a CV in a fair: an application that is kept,
 * or its place in the library. Asked once that is gone. `since`: it has had that since then.
 */
export const dropNotes = (
  meant: RawBuilder<unknown>,
  db: Kysely<Tables>,
  since: RawBuilder<unknown> = sql`'infinity'::timestamptz`,
) =>
  sql`
  delete from job_profile_treatment t
  where ${meant}
    and not exists (select from job_solicitation s join job j on j.id = s.job_id
      where s.job_profile_id = t.job_profile_id and s.withdrawn_at is null and j.firm_id = t.firm_id
        and j.fair_id = t.fair_id and s.sent_at <= ${since})
    and not exists (select from consent c join job_profile p on p.user_id = c.user_id
      where p.id = t.job_profile_id and c.purpose = 'cv_pool' and c.fair_id = t.fair_id
        and c.withdrawn_at is null and c.given_at <= ${since})`.execute(db)
