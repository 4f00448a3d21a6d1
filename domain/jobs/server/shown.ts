import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/** The day that it is in a fair. */
export const todayIn = (fair: RawBuilder<unknown>) =>
  sql`(select (now() at time zone zoned.time_zone)::date from fair zoned where zoned.id = ${fair})`

/** Condition that the fair in `column` has offers, and is not in the trash. */
const hasModule = (column: RawBuilder<unknown>) =>
  sql`${column} in (select id from fair where is_using_job_module and trashed_at is null)`

export const isInJobModule = (alias: string) => hasModule(at(alias, 'fair_id'))

/** Not deleted, in a fair that is not in the trash. */
export const isThereJob = (alias: string) =>
  sql`${at(alias, 'deleted_at')} is null
    and ${at(alias, 'fair_id')} in (select id from fair where trashed_at is null)`

/**
 * Condition: the day of that column, if any, has not passed. One that lies beyond every fair's tomorrow needs no look at the
 * clock of its own: of thousands that is most of what a list costs.
 */
const lasts = (alias: string, column: string) =>
  sql`(${at(alias, column)} is null or ${at(alias, column)} > (now() at time zone 'UTC')::date + 1
    or ${at(alias, column)} >= ${todayIn(at(alias, 'fair_id'))})`

/** Its last day in lists has not passed. */
const isUnexpired = (alias: string) => lasts(alias, 'expires_at')

/** What visitors see: opened, not expired, of a firm that is shown and let in by a fair that has offers. */
export const isShownJob = (alias: string) =>
  sql`${at(alias, 'is_visible')} and ${isUnexpired(alias)} and ${isInJobModule(alias)}
    and ${at(alias, 'firm_id')} in (select id from firm where is_visible)
    and ${at(alias, 'fair_firm_id')} in (
      select id from fair_firm where is_validated = ${validationState.validated})`

/** Neither closed nor after its final date: it takes applications. */
export const isOpenJob = (alias: string) =>
  sql`${at(alias, 'closed_at')} is null and ${lasts(alias, 'final_date')}`

/** What `jobStateOf` says, of a row. */
export const stateOfJob = (alias: string) =>
  sql`case when not ${at(alias, 'is_visible')} then 'draft' when not ${isUnexpired(alias)} then 'expired'
    when not (${isOpenJob(alias)}) then 'closed'
    when ${at(alias, 'final_date')} - 6 <= ${todayIn(at(alias, 'fair_id'))} then 'last_week' else 'open' end`
