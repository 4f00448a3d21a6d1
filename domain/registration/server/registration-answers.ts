import { type Kysely, type RawBuilder, sql } from 'kysely'
import { fairsAsked } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Registration } from '../contract/registration.ts'
import type { RegistrationAnswer } from '../contract/registration-answers.ts'
import { type FormBlock, type FormType, isOwnField, wordsOf } from '../contract/registration-form.ts'
import { formShown } from './registration-form.ts'
import { isEmpty, sentIn } from './registration-problems.ts'
import type { TableEntries } from './table-entries.ts'

/** A form as somebody met it. */
export type RegistrationQuestions = {
  type: FormType
  fair: number
  blocks: readonly FormBlock[]
  entries: TableEntries
}
type Words = Record<string, string>
type SavedAnswer = {
  id: number
  userId: number
  fair: RegistrationAnswer['fair']
  identifier: string
  label: Words
  /** As the form asks now; null: it asks no more. */
  labelNow: Words | null
  value: unknown
  type: FormBlock['type']
  choice: Words
  answeredAt: string
}

/** Keeps what somebody answered to the fair's own fields, each with the words that asked for it; a new answer replaces. */
export async function saveAnswers(
  db: Kysely<Tables>,
  userId: number,
  sent: Registration,
  { type: formType, fair, blocks, entries }: RegistrationQuestions,
): Promise<void> {
  const rows = blocks.filter(isAsOwn).flatMap(({ identifier, label, type, table }) => {
    const value = sentIn(sent, identifier)
    if (value !== false && isEmpty(value)) return []
    const choice = entries.get(table ?? '')?.get(Number(value)) ?? {}
    return [{ identifier, label, type, value: typeof value === 'string' ? value.trim() : value, choice }]
  })
  if (rows.length)
    await sql`
      insert into registration_answer (user_id, fair_id, form_type, identifier, label, type, value, choice)
      select ${userId}, ${fair}, ${formType}, a.identifier, a.label, a.type, a.value, a.choice
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as a (identifier text, label jsonb, type text, value jsonb, choice jsonb)
      on conflict on constraint registration_answer_taken do update
        set form_type = excluded.form_type, label = excluded.label,
        type = excluded.type, value = excluded.value, choice = excluded.choice, answered_at = now()`.execute(
      db,
    )
}

const isAsOwn = ({ identifier }: FormBlock) => isOwnField(identifier)

/** Answers in the order in which their forms ask now; what is asked no more comes last. */
async function answersWhere(condition: RawBuilder<unknown>, { db, locale }: Context): Promise<SavedAnswer[]> {
  const rows = await many<SavedAnswer>(db)`
    select a.id, a.user_id as "userId", a.identifier, a.label, asked.block->'label' as "labelNow", a.value,
      a.type, a.choice,
      case when f.id is not null
        then json_build_object('id', f.id, 'name', ${translatedText('f', 'name', locale)}) end as fair,
      ${instant('a.answered_at')} as "answeredAt"
    from registration_answer a left join fair f on f.id = a.fair_id
    left join lateral (
      select b.block, b.place from (${formShown(sql`a.form_type`, sql`a.fair_id`)}) shown
      cross join lateral jsonb_array_elements(shown.blocks) with ordinality b (block, place)
      where b.block->>'identifier' = a.identifier and b.block->>'type' = a.type limit 1
    ) asked on true
    where ${condition} order by a.fair_id, asked.place nulls last, a.id`
  return rows
}

const shown = ({ type, value, choice }: SavedAnswer, context: Context): string | boolean => {
  if (type === 'checkbox') return value === true
  return type === 'table' ? wordsOf(choice, context.locale) || `#${value}` : String(value)
}

async function readAnswers(condition: RawBuilder<unknown>, context: Context): Promise<RegistrationAnswer[]> {
  return (await answersWhere(condition, context)).map(answer => ({
    id: answer.id,
    fair: answer.fair,
    identifier: answer.identifier,
    label: wordsOf(answer.label, context.locale) || answer.identifier,
    value: shown(answer, context),
    isAsked: answer.labelNow !== null,
    answeredAt: answer.answeredAt,
  }))
}

/** Answers to the forms of the asked fairs; those that know no fair are the super admin's. */
async function givenTo(fair: string | undefined, context: Context): Promise<RawBuilder<unknown>> {
  const isEvery = fair === undefined && context.actor.roles.includes('superAdmin')
  return isEvery ? sql`true` : sql`a.fair_id in ${fairsAsked(fair, context)}`
}

export const answersOfSelf = (context: Context) =>
  readAnswers(sql`a.user_id = ${context.actor.userId}`, context)

/** Answers given to fairs that the caller runs; a super admin is shown all of them. */
export async function answersOfPerson(id: number, context: Context): Promise<RegistrationAnswer[]> {
  return readAnswers(sql`a.user_id = ${id} and ${await givenTo(undefined, context)}`, context)
}

type Column = { head: string; cells: Map<number, string> }

/**
 * A column for each field that these people answered, by person: headed as the form asks now, else as it asked. Fields
 * of several fairs share one where both their identifier and their words are the same.
 */
export async function answerColumns(
  people: readonly number[],
  fair: string | undefined,
  context: Context,
): Promise<Column[]> {
  const columns = new Map<string, Column>()
  const condition = sql`a.user_id = any(${people}::int[]) and ${await givenTo(fair, context)}`
  for (const answer of await answersWhere(condition, context)) {
    const head = wordsOf(answer.labelNow ?? answer.label, context.locale) || answer.identifier
    const key = `${answer.identifier} ${head}`
    const column = columns.get(key) ?? { head, cells: new Map() }
    column.cells.set(answer.userId, String(shown(answer, context)))
    columns.set(key, column)
  }
  return [...columns.values()]
}
