import { sql } from 'kysely'
import { assertRegistrationOpen, findKnownFair, validationIn } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import type { JoiningWithTerms } from '../contract/registration.ts'
import { requireJoiner } from './join-questions.ts'
import { keepConsent } from './keep-consent.ts'
import { takeAnswers } from './take-answers.ts'

/** How the fair has decided on the firm with which somebody comes. @throws 409 where it has refused it */
async function validationOfFirm(firm: number | null, fair: number, { db }: Context) {
  const row = await maybeOne<{ state: number }>(db)`
    select is_validated as state from fair_firm where fair_id = ${fair} and firm_id = ${firm} for update`
  if (row?.state === validationState.refused) throw conflict('firm_refused_here')
  return row?.state
}

/**
 * Somebody with an account comes to another fair: a visitor alone, a firm's administrator with the firm. They answer
 * what the fair still has to ask; what is sent besides is passed over, so that no answer replaces a profile.
 * @throws 409 when they are in it already, when it has refused their firm, or when it is full; 422 by field, also for terms that are not accepted
 */
export async function addToFair(
  { acceptCondition, ...sent }: JoiningWithTerms,
  context: Context,
): Promise<{ email: string; isValidated: number }> {
  const { db } = context
  const comer = await requireJoiner(context)
  const fair = await findKnownFair(db, sent.fair, context)
  assertRegistrationOpen(fair, comer.type)
  if (!acceptCondition) throw invalid({ acceptCondition: 'condition_required' })
  await takeAnswers(comer, fair.id, sent, db)
  const isValidated = (await validationOfFirm(comer.firm, fair.id, context)) ?? validationIn(fair, comer.type)
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair.id}, ${comer.id}, ${isValidated})`.execute(db)
  if (comer.firm !== null)
    await sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${fair.id}, ${comer.firm}, ${isValidated}) on conflict do nothing`.execute(db)
  await keepConsent(db, comer.id, fair.id, 'join')
  return { email: comer.email, isValidated }
}
