import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { assertModule, assertModuleOfProgram } from './assert-module.ts'
import { moveDaysOfProgram } from './move-days.ts'

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

/** @throws 422 for a time zone that nobody knows */
export function assertZone({ timeZone }: Input): void {
  if (typeof timeZone === 'string' && !zones.has(timeZone)) throw invalid({ timeZone: 'not_in_list' })
}

/** What is written, or else what is there. */
export const idIn = (field: string, input: Input, current: Row | null): number | null =>
  idOf(field in input ? input[field] : current?.[field])

/** @throws 422 where one of what is named is of another fair */
export async function assertOfFair(
  field: string,
  table: 'conference_program' | 'conference_room' | 'speaker' | 'conference',
  ids: readonly (number | null)[],
  fair: number | null,
  { db }: Context,
): Promise<void> {
  const named = ids.filter(id => id !== null)
  if (!named.length) return
  const rows = await many(db)`
    select 1 from ${sql.table(table)} t
      where t.id = any(${named}::int[]) and t.fair_id is distinct from ${fair}`
  if (rows.length) throw invalid({ [field]: 'other_fair' })
}

/** @throws 422 for somebody who does not take part in the fair */
export async function assertInFair(field: string, input: Input, fair: number | null, { db }: Context) {
  const person = idOf(input[field])
  if (person === null) return
  const rows = await many(db)`
    select 1 from fair_participant where user_id = ${person} and fair_id = ${fair}`
  if (!rows.length) throw invalid({ [field]: 'not_in_fair' })
}

async function isFirmInFair(firm: number, fair: number | null, { db }: Context): Promise<boolean> {
  const rows = await many(db)`
    select 1 from fair_firm where firm_id = ${firm} and fair_id = ${fair}
      and is_validated = ${validationState.validated}`
  return rows.length > 0
}

/** @throws 422 for a firm that the fair has not let in */
export async function assertFirmInFair(input: Input, fair: number | null, context: Context): Promise<void> {
  const firm = idOf(input.firm)
  if (firm !== null && !(await isFirmInFair(firm, fair, context)))
    throw invalid({ firm: 'relation_not_found' })
}

/** Of what is announced already. @throws 409 for a firm that the fair lets in no more */
export async function assertPresenterIn(firm: number, fair: number, context: Context): Promise<void> {
  if (!(await isFirmInFair(firm, fair, context))) throw conflict('presenter_not_let_in')
}

/** @throws 403 where words are changed by somebody who does not run the fair */
export function assertWordsAreTheirs(input: Input, fair: number | null, { actor }: Context): void {
  if ('translations' in input && !runsFair(actor, fair)) throw forbidden('field_forbidden')
}

/** Programmes, rooms and speakers. */
export async function beforePartWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  assertZone(sent)
  const fair = idIn('fair', sent, current)
  await assertModule(fair, context)
  await assertInFair('moderator', sent, fair, context)
  await assertInFair('user', sent, fair, context)
  await assertFirmInFair(sent, fair, context)
  return sent
}

/** Where its clock changes, its sessions are in the days of the next one before it is. */
export async function beforeProgramWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const input = await beforePartWrite(sent, current, context)
  if (!current) return input
  const { timeZone, dayChange } = { ...current, ...input }
  if (timeZone !== current.timeZone || dayChange !== current.dayChange)
    await moveDaysOfProgram(
      current.id,
      { timeZone: typeof timeZone === 'string' ? timeZone : null, dayChange: String(dayChange) },
      context.db,
    )
  return input
}

export async function beforeTrackWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  await assertModuleOfProgram(idIn('program', sent, current), context)
  return sent
}
