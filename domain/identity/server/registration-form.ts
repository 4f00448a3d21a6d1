import { type Kysely, sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import {
  type composeRegistrationForm,
  compositionProblems,
  defaultBlocks,
  type FormBlock,
  type FormType,
} from '../contract/registration-form.ts'
import { findFair } from './find-fair.ts'

type Form = { type: FormType; fair: { id: number } | null; blocks: FormBlock[]; version: number }

/** The form of a fair: its own, else the one for all fairs, else the one that nobody had to compose. */
export async function formOf(db: Kysely<Tables>, type: FormType, fairId: number | null): Promise<Form> {
  const { rows } = await sql<{ fairId: number | null; blocks: FormBlock[]; version: number }>`
    select fair_id as "fairId", blocks, version from registration_form
    where type = ${type} and (fair_id = ${fairId} or fair_id is null) order by fair_id nulls last limit 1`.execute(
    db,
  )
  const stored = rows[0]
  if (!stored) return { type, fair: null, blocks: defaultBlocks[type], version: 0 }
  return {
    type,
    fair: stored.fairId === null ? null : { id: stored.fairId },
    blocks: stored.blocks,
    version: stored.version,
  }
}

export async function readForm(query: { type?: FormType; fair?: string }, { db }: Context): Promise<Form> {
  const fair = query.fair === undefined ? null : await findFair(db, query.fair)
  return formOf(db, query.type ?? 'visitor', fair?.id ?? null)
}

/** @throws 422 for fields that are unknown, twice there or missing; 412 when somebody composed it meanwhile. */
export async function composeForm(
  { type, fair, blocks, version }: Static<NonNullable<(typeof composeRegistrationForm)['body']>>,
  { db }: Context,
): Promise<Form> {
  const errors = compositionProblems(type, blocks)
  if (Object.keys(errors).length) throw invalid(errors)
  const fairId = fair === undefined || fair === null ? null : (await findFair(db, fair)).id
  const { rows } = await sql<{ version: number }>`
    insert into registration_form as f (fair_id, type, blocks) values (${fairId}, ${type}, ${JSON.stringify(blocks)}::jsonb)
    on conflict (fair_id, type) do update set blocks = excluded.blocks, version = f.version + 1
    where ${version ?? null}::int is null or f.version = ${version ?? null}::int
    returning version`.execute(db)
  if (!rows[0]) throw new Refusal(412, 'changed_meanwhile')
  return { type, fair: fairId === null ? null : { id: fairId }, blocks, version: rows[0].version }
}
