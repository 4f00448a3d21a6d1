import { sql } from 'kysely'
import { notRead } from './not-read.ts'

/** SQL: that nobody has read the application `s`. Of one whose time of keeping is over there is nothing left to read. */
export const isUnread = sql`s.status = ${notRead} and s.emptied_at is null`

/** SQL: that the application `s` waits for an answer. Nobody can answer one that was withdrawn, or of which nothing is kept. */
export const isUnanswered = sql`s.answered_at is null and s.withdrawn_at is null and s.emptied_at is null`

/** SQL: that an answer to the application `s` is owed by its day. Where none was promised the day is a wish: nothing is late. */
export const isOwed = sql`${isUnanswered} and s.is_promised`
