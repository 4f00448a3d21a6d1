import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Static } from 'typebox'
import { findKnownFair } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import {
  type composeRegistrationForm,
  compositionProblems,
  defaultBlocks,
  type dropRegistrationForm,
  type FormBlock,
  type FormType,
  fixedFields,
  isOwnField,
  type RegistrationForm,
} from '../contract/registration-form.ts'
import { tableEntries } from './table-entries.ts'

type Db = Kysely<Tables>
type Composition = Static<NonNullable<(typeof composeRegistrationForm)['body']>>
type Dropped = Static<NonNullable<(typeof dropRegistrationForm)['query']>>

/** The form that a fair shows: its own, else the one for all fairs, else the one that nobody had to compose. */
export const formShown = (type: RawBuilder<unknown>, fairId: RawBuilder<unknown>) => sql`
  select f.fair_id, f.blocks, f.version from registration_form f
  where f.type = ${type} and (f.fair_id = ${fairId} or f.fair_id is null) order by f.fair_id nulls last
    limit 1`

export async function formOf(db: Db, type: FormType, fairId: number | null): Promise<RegistrationForm> {
  const stored = await maybeOne<{ fair_id: number | null; blocks: FormBlock[]; version: number }>(db)`
    ${formShown(sql`${type}`, sql`${fairId}::int`)}`
  if (!stored) return { type, fair: null, blocks: defaultBlocks[type], version: 0 }
  return {
    type,
    fair: stored.fair_id === null ? null : { id: stored.fair_id },
    blocks: stored.blocks,
    version: stored.fair_id === fairId ? stored.version : 0,
  }
}

const idOfFair = async (fair: Composition['fair'], context: Context) =>
  fair === undefined || fair === null ? null : (await findKnownFair(context.db, fair, context)).id

export async function readForm(
  { type = 'visitor', fair }: { type?: FormType; fair?: string },
  context: Context,
): Promise<RegistrationForm> {
  return formOf(context.db, type, await idOfFair(fair, context))
}

/** As it is kept: no empty words, a table only where one chooses from it, and what every account needs is required. */
const tidy = (type: FormType, { table, label, ...block }: FormBlock): FormBlock => ({
  ...block,
  label: Object.fromEntries(
    Object.entries(label).flatMap(([code, words]) => (words?.trim() ? [[code, words.trim()]] : [])),
  ),
  required: block.required || fixedFields[type].includes(block.identifier),
  ...(isOwnField(block.identifier) && block.type === 'table' && { table }),
})

/** Tables without an entry, or that are not there: nobody could answer. */
async function tableProblems(db: Db, blocks: readonly FormBlock[]): Promise<Record<string, string[]>> {
  const entries = await tableEntries(db, blocks)
  return Object.fromEntries(
    blocks.flatMap(({ table }, at) =>
      table && !entries.get(table)?.size ? [[`blocks.${at}.table`, ['table_empty']]] : [],
    ),
  )
}

const auditForm = (action: string, type: FormType, fair: number | null, context: Context) =>
  audit({ action, resource: 'registration_forms', fair, details: { type } }, context)

/** @throws 422 for fields that are unknown, twice there or missing; 412 when somebody composed it meanwhile. */
export async function composeForm(
  { type, fair, blocks: sent, version }: Composition,
  context: Context,
): Promise<RegistrationForm> {
  const { db } = context
  const blocks = sent.map(block => tidy(type, block))
  const errors = { ...compositionProblems(type, blocks), ...(await tableProblems(db, blocks)) }
  if (Object.keys(errors).length) throw invalid(errors)
  const fairId = await idOfFair(fair, context)
  const seen = sql`${version ?? null}::int`
  const row = await maybeOne<{ version: number }>(db)`
    insert into registration_form as f (fair_id, type, blocks)
    select ${fairId}::int, ${type}, ${JSON.stringify(blocks)}::jsonb
    where coalesce(${seen}, 0) = 0
      or exists (select 1 from registration_form
        where type = ${type} and fair_id is not distinct from ${fairId}::int)
    on conflict (fair_id, type) do update set blocks = excluded.blocks, version = f.version + 1
    where ${seen} is null or f.version = ${seen}
    returning version`
  if (!row) throw new Refusal(412, 'changed_meanwhile')
  await auditForm('compose', type, fairId, context)
  return { type, fair: fairId === null ? null : { id: fairId }, blocks, version: row.version }
}

/** @throws 412 when somebody composed it meanwhile. */
export async function dropForm(
  { type, fair, version }: Dropped,
  context: Context,
): Promise<RegistrationForm> {
  const { db } = context
  const fairId = await idOfFair(fair, context)
  const seen = sql`${version ?? null}::int`
  await sql`
    delete from registration_form where type = ${type} and fair_id is not distinct from ${fairId}::int
      and (${seen} is null or version = ${seen})`.execute(db)
  const left = await formOf(db, type, fairId)
  if (left.version > 0) throw new Refusal(412, 'changed_meanwhile')
  await auditForm('drop', type, fairId, context)
  return left
}
