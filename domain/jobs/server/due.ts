import { sql } from 'kysely'

/** SQL: by when an answer to what is sent now for the offer `j` of the fair `f` is due: the end of a day of the fair. */
export const dueAt = (now: Date) =>
  sql`((((${now.toISOString()}::timestamptz at time zone f.time_zone)::date
    + coalesce(j.answer_days, f.job_answer_days) + 1)::timestamp at time zone f.time_zone)
    - interval '1 second')`
