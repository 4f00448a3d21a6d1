import { type Kysely, sql } from 'kysely'
import { addLanguages, assertRecordsExist, personRow } from '#domain/identity/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Joining, Registration } from '../contract/registration.ts'
import { firmRow, lists, repeatedAnswers } from './firm-profile.ts'
import { addSectors } from './insert-firm.ts'
import { type Joiner, questionsFor } from './join-questions.ts'
import { saveAnswers } from './registration-answers.ts'
import { answerProblems, sentIn } from './registration-problems.ts'

/** Writes into a profile what it did not say yet. @throws 422 for a country, language … that does not exist. */
async function fillIn(
  table: 'app_user' | 'firm',
  id: number,
  row: object,
  db: Kysely<Tables>,
): Promise<void> {
  if (Object.keys(row).length)
    await db
      .updateTable(table)
      .set({ ...row, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
}

/**
 * Keeps what somebody answers to what a fair still has to ask of them; what is sent besides is passed over, so that no
 * answer replaces a profile. @throws 422 by field
 */
export async function takeAnswers(
  comer: Joiner,
  fair: number,
  sent: Joining,
  db: Kysely<Tables>,
): Promise<void> {
  const asked = await questionsFor(comer, fair, db)
  const errors = { ...answerProblems(sent, asked.blocks, asked.entries), ...repeatedAnswers(sent) }
  if (Object.keys(errors).length) throw invalid(errors)
  const answers: Registration = Object.fromEntries(
    asked.blocks.map(({ identifier }) => [identifier, sentIn(sent, identifier)]),
  )
  await assertRecordsExist(db, answers, lists)
  await fillIn('app_user', comer.id, personRow(answers), db)
  await addLanguages(db, comer.id, answers)
  if (comer.firm !== null) {
    await fillIn('firm', comer.firm, firmRow(answers), db)
    await addSectors(db, comer.firm, answers)
  }
  await saveAnswers(db, comer.id, answers, asked)
}
