import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'

type Fair = number | null | RawBuilder<unknown>

/** @throws 403 in a fair that has no conferences */
export async function assertModule(fair: Fair, { db }: Pick<Context, 'db'>): Promise<void> {
  if (fair === null) return
  const rows = await many(db)`
    select 1 from fair where id = ${fair}::int and not is_using_conference_module`
  if (rows.length) throw forbidden('module_disabled')
}

export const assertModuleOf = (row: Row, context: Context) => assertModule(idOf(row.fair), context)

export const assertModuleOfProgram = (program: number | null, context: Context) =>
  assertModule(sql`(select fair_id from conference_program where id = ${program})`, context)

export const assertModuleOfConference = (conference: number | null, context: Context) =>
  assertModule(sql`(select fair_id from conference where id = ${conference})`, context)

export const assertModuleOfPass = (pass: number | null, context: Context) =>
  assertModule(sql`(select fair_id from pass where id = ${pass})`, context)
