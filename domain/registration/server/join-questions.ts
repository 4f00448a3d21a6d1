import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { findKnownFair } from '#domain/fairs/server/index.ts'
import { personProfileColumns } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { joinForm } from '../contract/registration-form.ts'
import { type FormBlock, type FormType, isOwnField } from '../contract/registration-form.ts'
import { firmProfileColumns } from './firm-profile.ts'
import type { RegistrationQuestions } from './registration-answers.ts'
import { formOf } from './registration-form.ts'
import { canBeAnswered, isEmpty } from './registration-problems.ts'
import { type TableEntries, tableEntries } from './table-entries.ts'

/** Answers to a fair's own fields, by field. */
export type GivenAnswers = Readonly<Record<string, unknown>>

export type Joiner = {
  id: number
  email: string
  firm: number | null
  type: FormType
  /** What their profile says already, by field of a form; of their firm too where they come with it. */
  known: Readonly<Record<string, unknown>>
}

const columns = (alias: string, of: Readonly<Record<string, string>>) =>
  sql.join(Object.entries(of).map(([field, column]) => sql`${field}::text, ${sql.ref(`${alias}.${column}`)}`))

/** Somebody as one who comes to a fair: a firm's administrator with the firm, others alone. */
export async function joinerWhere(
  condition: RawBuilder<unknown>,
  db: Kysely<Tables>,
): Promise<Joiner | undefined> {
  const row = await maybeOne<Joiner>(db)`
    select u.id, u.email, f.id as firm, case when f.id is null then 'visitor' else 'exhibitor' end as type,
      jsonb_build_object(${columns('u', personProfileColumns)}, 'languages',
        exists (select 1 from user_language where app_user_id = u.id))
      || case when f.id is null then '{}'
        else jsonb_build_object(${columns('f', firmProfileColumns)}, 'firmSectors',
          exists (select 1 from firm_business_sector where firm_id = f.id))
        end as known
    from app_user u left join firm f on f.id = u.firm_id and u.is_firm_admin
    where ${condition}`
  return row
}

/** The caller as one who comes to another fair; the refused not at all. */
export const findJoiner = ({ db, actor }: Context) =>
  joinerWhere(sql`u.id = ${actor.userId} and u.is_validated <> ${validationState.refused}`, db)

/** @throws 403 for who has been refused. */
export async function requireJoiner(context: Context): Promise<Joiner> {
  const comer = await findJoiner(context)
  if (!comer) throw forbidden()
  return comer
}

/** What a form still asks of somebody: the fair's own fields, and what it requires and their profile does not say. */
export const leftToAsk = (
  blocks: readonly FormBlock[],
  { known }: Pick<Joiner, 'known'>,
  entries: TableEntries,
  given: GivenAnswers = {},
): FormBlock[] =>
  blocks.filter(block => {
    const { identifier, required } = block
    // A box that has to be ticked asks again as long as it is not.
    const isGiven = identifier in given && !(required && isEmpty(given[identifier]))
    if (isOwnField(identifier)) return !isGiven && canBeAnswered(block, entries)
    return required && identifier in known && isEmpty(known[identifier])
  })

/** What `user` answered to the own fields of `fair`; who comes back after they had left is asked anew. */
export const givenBy = (user: RawBuilder<unknown>, fair: RawBuilder<unknown>) => sql<GivenAnswers>`(
  select coalesce(jsonb_object_agg(a.identifier, a.value), '{}') from registration_answer a
  join fair_user was on was.fair_id = a.fair_id and was.user_id = a.user_id
  where a.user_id = ${user} and a.fair_id = ${fair})`

/** Of one fair. */
export async function questionsFor(
  comer: Joiner,
  fair: number,
  db: Kysely<Tables>,
): Promise<RegistrationQuestions> {
  const { blocks } = await formOf(db, comer.type, fair)
  const entries = await tableEntries(db, blocks)
  const { given } = await one<{ given: GivenAnswers }>(db)`
    select ${givenBy(sql`${comer.id}`, sql`${fair}`)} as given`
  return { type: comer.type, fair, blocks: leftToAsk(blocks, comer, entries, given), entries }
}

export async function readJoinForm(
  chosen: string,
  context: Context,
): Promise<Static<NonNullable<(typeof joinForm)['response']>>> {
  const fair = await findKnownFair(context.db, chosen, context)
  const { type, blocks } = await questionsFor(await requireJoiner(context), fair.id, context.db)
  return { type, fair: { id: fair.id }, blocks: [...blocks] }
}
