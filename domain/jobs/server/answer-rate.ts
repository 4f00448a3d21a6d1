import { type RawBuilder, sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { firmColumns } from '#domain/exhibitors/server/index.ts'
import { entryOf } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { type AnswerRate, fewestDue, type quickAnswers, type readAnswerRate } from '../contract/job-calls.ts'
import { isCounted } from './owed.ts'

/** SQL: within how many days half of the answers came, each after `took`; null where there is none. */
export const medianDays = (took: RawBuilder<unknown>) => sql`
  case when count(${took}) > 0 then greatest(1, round((percentile_cont(0.5) within group (
    order by extract(epoch from ${took}))) / 86400)::int) end`

const took = sql`due.answered_at - due.sent_at`

/**
 * SQL: how a firm answers in a fair, as JSON: of the applications whose answer was promised and due, and that were not withdrawn, those answered by their
 * day, and within how many days half of the answers came. Null while too few were due.
 */
export const answerRate = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>, now: Date) => sql`
  (select case when count(*) >= ${sql.lit(fewestDue)} then json_build_object('due', count(*)::int,
      'inTime', (count(*) filter (where due.answered_at <= due.answer_due_at))::int,
      'medianDays', ${medianDays(took)}) end
    from job_solicitation due join job offered on offered.id = due.job_id
    where offered.fair_id = ${fair} and offered.firm_id = ${firm} and ${isCounted('due')}
      and due.is_promised and due.answer_due_at < ${now.toISOString()}::timestamptz)`

type Quick = ResponseOf<typeof quickAnswers>['firms'][number]

/** @throws 401 or 404 for a fair that the reader may not walk through */
export async function quickAnswersOf(
  fair: number,
  context: Context,
): Promise<ResponseOf<typeof quickAnswers>> {
  await entryOf(fair, sql`1 as entered`, context)
  const { db, locale, services } = context
  const rows = await many<Omit<Quick, 'firm'> & { firm: Omit<Quick['firm'], 'initials'> }>(db)`
    select json_build_object('id', card.id, 'name', card.name, 'color', card.color, 'shape', card.shape,
        'logo', card.logo) as firm,
      answered.due, answered."inTime", answered."medianDays"
    from (select offered.firm_id, count(*)::int as due,
          (count(*) filter (where due.answered_at <= due.answer_due_at))::int as "inTime",
          ${medianDays(took)} as "medianDays"
        from job_solicitation due join job offered on offered.id = due.job_id
          join fair_firm m on m.id = offered.fair_firm_id join fair on fair.id = offered.fair_id
        where offered.fair_id = ${fair} and ${isCounted('due')} and fair.is_using_job_module
          and m.is_validated = ${validationState.validated}
          and due.is_promised and due.answer_due_at < ${services.now().toISOString()}::timestamptz
        group by offered.firm_id
        having count(*) >= ${sql.lit(fewestDue)}
          and count(*) filter (where due.answered_at <= due.answer_due_at) * 2 > count(*)) answered
      cross join lateral (select ${firmColumns(locale)} from firm f
        where f.id = answered.firm_id and f.is_visible) card
    order by answered."medianDays", answered."inTime"::real / answered.due desc, card.name limit 3`
  return {
    fewest: fewestDue,
    firms: rows.map(({ firm, ...row }) => ({ ...row, firm: { ...firm, initials: initialsOf(firm.name) } })),
  }
}

/** SQL: the same of a firm that a fair with offers has let in; null of any other. */
export const answerRateIn = ({ fair, firm }: QueryOf<typeof readAnswerRate>, { services }: Context) => sql`
  case when exists (select from job j join fair_firm m on m.id = j.fair_firm_id
      join fair f on f.id = j.fair_id join firm e on e.id = j.firm_id
    where j.fair_id = ${fair} and j.firm_id = ${firm} and m.is_validated = ${validationState.validated}
      and f.is_using_job_module and e.is_visible)
    then ${answerRate(sql`${fair}::int`, sql`${firm}::int`, services.now())} end`

/** @throws 401 or 404 for a fair that the reader may not walk through */
export async function answerRateOf(
  asked: QueryOf<typeof readAnswerRate>,
  context: Context,
): Promise<ResponseOf<typeof readAnswerRate>> {
  const found = await entryOf<{ answerRate: AnswerRate }>(
    asked.fair,
    sql`${answerRateIn(asked, context)} as "answerRate"`,
    context,
  )
  return { answerRate: found.answerRate }
}
