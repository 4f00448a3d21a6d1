import { sql } from 'kysely'
import { solicitationStatus } from '../contract/choices.ts'
import { notRead } from './not-read.ts'

/** SQL: that nobody has read the application `alias`. Of one whose time of keeping is over there is nothing left to read. */
const isUnreadAs = (alias: string) =>
  sql`(${sql.ref(`${alias}.status`)} = ${notRead} and ${sql.ref(`${alias}.emptied_at`)} is null)`
/** The same of the application `s`. */
export const isUnread = isUnreadAs('s')

/** SQL: that the application `s` is told of by the status that it has. */
export const isOfStatus = (status: number) =>
  status === solicitationStatus.notRead ? isUnread : sql`s.status = ${status}`

/** SQL: that who asks for a status finds the application `alias`: none by one that it only had. */
export const isFoundByStatus = (alias: string) =>
  sql`(${sql.ref(`${alias}.status`)} <> ${notRead} or ${isUnreadAs(alias)})`

/** SQL: that the application `s` waits for an answer. Nobody can answer one that was withdrawn, or of which nothing is kept. */
export const isUnanswered = sql`s.answered_at is null and s.withdrawn_at is null and s.emptied_at is null`

/** SQL: that an answer to the application `s` is owed by its day. Where none was promised the day is a wish: nothing is late. */
export const isOwed = sql`${isUnanswered} and s.is_promised`

/**
 * SQL: that its firm is told by how the application `alias` was answered: not where it was withdrawn, nor where its person was
 * erased before the day, without an answer.
 */
export const isCounted = (alias: string) => {
  const [withdrawn, erased, answered, due] = (
    ['withdrawn_at', 'erased_at', 'answered_at', 'answer_due_at'] as const
  ).map(column => sql.ref(`${alias}.${column}`))
  return sql`(${withdrawn} is null and (${erased} is null or ${answered} is not null or ${erased} > ${due}))`
}
