import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { joinForm } from '../contract/registration-form.ts'
import { type FormBlock, type FormType, isOwnField } from '../contract/registration-form.ts'
import { findFair } from './find-fair.ts'
import { firmColumns, personColumns } from './profile-columns.ts'
import type { Asked } from './registration-answers.ts'
import { formOf } from './registration-form.ts'
import { canBeAnswered, isEmpty } from './registration-problems.ts'
import { type TableEntries, tableEntries } from './table-entries.ts'

type Comer = {
  id: number
  email: string
  firm: number | null
  type: FormType
  /** What their profile says already, by field of a form; of their firm too where they come with it. */
  known: Readonly<Record<string, unknown>>
}

const columns = (alias: string, of: Readonly<Record<string, string>>) =>
  sql.join(Object.entries(of).map(([field, column]) => sql`${field}::text, ${sql.ref(`${alias}.${column}`)}`))

/** The caller as one who comes to another fair: a firm's administrator with the firm, others alone, the refused not at all. */
export async function findComer({ db, actor }: Context): Promise<Comer | undefined> {
  const { rows } = await sql<Comer>`
    select u.id, u.email, f.id as firm, case when f.id is null then 'visitor' else 'exhibitor' end as type,
      jsonb_build_object(${columns('u', personColumns)}, 'languages', exists (select 1 from user_language where app_user_id = u.id))
      || case when f.id is null then '{}'
        else jsonb_build_object(${columns('f', firmColumns)}, 'firmSectors', exists (select 1 from firm_business_sector where firm_id = f.id))
        end as known
    from app_user u left join firm f on f.id = u.firm_id and u.is_firm_admin
    where u.id = ${actor.userId} and u.is_validated <> 2`.execute(db)
  return rows[0]
}

/** @throws 403 for who has been refused. */
export async function whoComes(context: Context): Promise<Comer> {
  const comer = await findComer(context)
  if (!comer) throw forbidden()
  return comer
}

/** What a form still asks of somebody: the fair's own fields, and what it requires and their profile does not say. */
export const leftToAsk = (
  blocks: readonly FormBlock[],
  { known }: Comer,
  entries: TableEntries,
): FormBlock[] =>
  blocks.filter(block => {
    const { identifier, required } = block
    if (isOwnField(identifier)) return canBeAnswered(block, entries)
    return required && identifier in known && isEmpty(known[identifier])
  })

/** Of one fair. */
export async function questionsFor(comer: Comer, fair: number, db: Kysely<Tables>): Promise<Asked> {
  const { blocks } = await formOf(db, comer.type, fair)
  const entries = await tableEntries(db, blocks)
  return { type: comer.type, fair, blocks: leftToAsk(blocks, comer, entries), entries }
}

export async function readJoinForm(
  chosen: string,
  context: Context,
): Promise<Static<NonNullable<(typeof joinForm)['answer']>>> {
  const fair = await findFair(context.db, chosen)
  const { type, blocks } = await questionsFor(await whoComes(context), fair.id, context.db)
  return { type, fair: { id: fair.id }, blocks: [...blocks] }
}
