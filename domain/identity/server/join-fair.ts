import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Joining, Registration } from '../contract/registration.ts'
import { findFair } from './find-fair.ts'
import { addSectors } from './insert-firm.ts'
import { addLanguages } from './insert-person.ts'
import { questionsFor, whoComes } from './join-questions.ts'
import { keepConsent } from './keep-consent.ts'
import { demandKnown, repeated } from './known-records.ts'
import { firmRow, personRow } from './profile-columns.ts'
import { demandOpen, validationIn } from './register.ts'
import { keepAnswers } from './registration-answers.ts'
import { answerProblems, sentIn } from './registration-problems.ts'

/** Writes into a profile what it did not say yet. @throws 422 for a country, language … that does not exist. */
async function fillIn(table: 'app_user' | 'firm', id: number, row: object, { db }: Context): Promise<void> {
  if (Object.keys(row).length)
    await db
      .updateTable(table)
      .set({ ...row, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
}

/**
 * Somebody with an account comes to another fair: a visitor alone, a firm's administrator with the firm. They answer
 * what the fair still has to ask; what is sent besides is passed over, so that no answer replaces a profile.
 * @throws 409 when they are in it already, or when it is full; 422 by field
 */
export async function joinFair(
  sent: Joining,
  context: Context,
): Promise<{ email: string; isValidated: number }> {
  const { db } = context
  const comer = await whoComes(context)
  const fair = await findFair(db, sent.fair)
  demandOpen(fair, comer.type)
  const asked = await questionsFor(comer, fair.id, db)
  const errors = { ...answerProblems(sent, asked.blocks, asked.entries), ...repeated(sent) }
  if (Object.keys(errors).length) throw invalid(errors)
  const answers: Registration = Object.fromEntries(
    asked.blocks.map(({ identifier }) => [identifier, sentIn(sent, identifier)]),
  )
  await demandKnown(db, answers)
  await fillIn('app_user', comer.id, personRow(answers), context)
  await addLanguages(db, comer.id, answers)
  const isValidated = validationIn(fair, comer.type)
  if (comer.firm !== null) {
    await fillIn('firm', comer.firm, firmRow(answers), context)
    await addSectors(db, comer.firm, answers)
    await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fair.id}, ${comer.firm}, ${isValidated}) on conflict do nothing`.execute(
      db,
    )
  }
  await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair.id}, ${comer.id}, ${isValidated})`.execute(
    db,
  )
  await keepAnswers(db, comer.id, answers, asked)
  await keepConsent(db, comer.id, fair.id, 'join')
  return { email: comer.email, isValidated }
}
