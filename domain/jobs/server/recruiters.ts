import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'

const recruits = (person: string, job: string): RawBuilder<unknown> => {
  const [u, j] = [
    (column: string) => sql.ref(`${person}.${column}`),
    (column: string) => sql.ref(`${job}.${column}`),
  ]
  return sql`${u('firm_id')} = ${j('firm_id')} and (${u('is_firm_admin')} or ${u('can_recruit')})
    and not ${u('is_closed')} and exists (select from fair_user let_in where let_in.user_id = ${u('id')}
      and let_in.fair_id = ${j('fair_id')} and let_in.is_validated = ${validationState.validated})`
}

/** SQL: the person answers for the offer: those who are named with it, else all who recruit for its firm, as the fair has let them in. */
export const isRecruiterOf = (
  person: string,
  job: string,
): RawBuilder<unknown> => sql`${recruits(person, job)}
  and (exists (select from job_recruiter r where r.job_id = ${sql.ref(`${job}.id`)}
      and r.app_user_id = ${sql.ref(`${person}.id`)})
    or not exists (select from job_recruiter r join app_user named on named.id = r.app_user_id
      where r.job_id = ${sql.ref(`${job}.id`)} and ${recruits('named', job)}))`

/**
 * SQL: for its firm the person is met in the interview about the offer: whom it names, as long as they recruit there; without
 * one, as after they have left or their account was erased, those who answer for the offer.
 */
export const isMetBy = (person: string, interview: string, job: string): RawBuilder<unknown> => {
  const named = sql.ref(`${interview}.recruiter_id`)
  return sql`((${named} = ${sql.ref(`${person}.id`)} and ${recruits(person, job)})
    or (${isRecruiterOf(person, job)} and not exists (
      select from app_user met where met.id = ${named} and ${recruits('met', job)})))`
}
