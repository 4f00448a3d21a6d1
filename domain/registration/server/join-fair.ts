import { sql } from 'kysely'
import { assertRegistrationOpen, findKnownFair, validationIn } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { JoiningWithTerms } from '../contract/registration.ts'
import { requireJoiner } from './join-questions.ts'
import { keepConsent } from './keep-consent.ts'
import { takeAnswers } from './take-answers.ts'

/**
 * Somebody with an account comes to another fair: a visitor alone, a firm's administrator with the firm. They answer
 * what the fair still has to ask; what is sent besides is passed over, so that no answer replaces a profile.
 * @throws 409 when they are in it already, or when it is full; 422 by field, also for terms that are not accepted
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
  const isValidated = validationIn(fair, comer.type)
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair.id}, ${comer.id}, ${isValidated})`.execute(db)
  if (comer.firm !== null)
    await sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${fair.id}, ${comer.firm}, ${isValidated}) on conflict do nothing`.execute(db)
  await keepConsent(db, comer.id, fair.id, 'join')
  return { email: comer.email, isValidated }
}
