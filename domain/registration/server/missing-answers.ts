import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { fairsAsked, isNamed } from '#domain/fairs/server/index.ts'
import { userTypeId } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { MissingAnswers } from '../contract/missing-answers.ts'
import type { Joining } from '../contract/registration.ts'
import { defaultBlocks, type FormBlock } from '../contract/registration-form.ts'
import { type GivenAnswers, givenBy, joinerWhere, leftToAsk } from './join-questions.ts'
import { formShown } from './registration-form.ts'
import { tableEntries } from './table-entries.ts'
import { takeAnswers } from './take-answers.ts'

/** A form is for visitors and for whoever comes with a firm: nobody else registers, and nobody else is asked. */
const isAsked = sql`u.is_validated <> ${validationState.refused}
  and (u.user_type_id = ${userTypeId.visitor} or u.firm_id is not null and u.is_firm_admin)`

const owed = (id: number | null, context: Context) =>
  joinerWhere(sql`u.id = ${id} and ${isAsked}`, context.db)

type Row = Omit<MissingAnswers, 'type' | 'blocks'> & { blocks: FormBlock[] | null; given: GivenAnswers }

/** What fairs that are prepared or open require of somebody in them, and do not know yet. */
async function missingOf(
  id: number | null,
  within: RawBuilder<unknown>,
  context: Context,
): Promise<MissingAnswers[]> {
  const { db, locale } = context
  const comer = await owed(id, context)
  if (!comer) return []
  const { type } = comer
  const rows = await many<Row>(db)`
    select json_build_object('id', x.id, 'homepage', x.homepage, 'name',
      coalesce(${translatedText('x', 'name', locale)}, x.homepage)) as fair,
      m.prompted_at is not null as "wasPrompted",
        (select blocks from (${formShown(sql`${type}`, sql`x.id`)}) shown) as blocks,
      ${givenBy(sql`m.user_id`, sql`x.id`)} as given
    from fair_user m join fair x on x.id = m.fair_id
    where m.user_id = ${comer.id} and m.is_validated <> ${validationState.refused}
      and x.fair_status_id in (${fairStatus.preparation}, ${fairStatus.open}) and ${within}
    order by x.fair_status_id desc, x.start_date nulls last, x.id`
  const asked = rows.map(row => ({ ...row, blocks: row.blocks ?? defaultBlocks[type] }))
  const entries = await tableEntries(
    db,
    asked.flatMap(({ blocks }) => blocks),
  )
  return asked
    .map(({ given, blocks, ...row }) => ({
      ...row,
      type,
      blocks: leftToAsk(blocks, comer, entries, given).filter(block => block.required),
    }))
    .filter(({ blocks }) => blocks.length > 0)
}

export const missingOfSelf = (context: Context) => missingOf(context.actor.userId, sql`true`, context)

/** Of fairs that the caller runs. */
export const missingOfPerson = (id: number, context: Context): Promise<MissingAnswers[]> =>
  missingOf(id, sql`x.id in ${fairsAsked(undefined, context)}`, context)

/** Answers what a fair still asks of somebody who is in it. @throws 404 for who is not; 422 by field */
export async function answerMissing(sent: Joining, context: Context): Promise<void> {
  const { db, actor } = context
  const comer = await owed(actor.userId, context)
  const row = await maybeOne<{ fair: number }>(db)`
    select fair.id as fair from fair join fair_user m on m.fair_id = fair.id
    where ${isNamed(sent.fair)} and m.user_id = ${actor.userId}
      and m.is_validated <> ${validationState.refused} order by fair.id
      limit 1`
  if (!comer || !row) throw notFound()
  await takeAnswers(comer, row.fair, sent, db)
}

/** Once, and not again: those who put it off are reminded quietly. */
export async function savePrompted(chosen: Joining['fair'], { db, actor }: Context): Promise<void> {
  await sql`
    update fair_user set prompted_at = now()
      where fair_id in (select id from fair where ${isNamed(chosen)}) and user_id = ${actor.userId}
      and prompted_at is null`.execute(db)
}
