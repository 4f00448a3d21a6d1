import { fairsWithin, firmsInTrash } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'

type Reader = Pick<Context, 'db' | 'actor'>

/** Those of these firms that are in, or asked for, a fair that the caller does not run, also one that could take them back. */
export async function sharedFirms(firms: readonly number[], { db, actor }: Reader): Promise<Set<number>> {
  const rows = await many<{ id: number }>(db)`
    select firm_id as id from fair_firm
      where firm_id = any(${firms}::int[]) and is_validated <> ${validationState.refused}
      and fair_id not in ${fairsWithin(actor, ['F', 'G'])}
    union select firm_id from (${firmsInTrash({ actor })}) trashed where firm_id = any(${firms}::int[])`
  return new Set(rows.map(({ id }) => id))
}

/** What is a firm's in every fair is changed by itself, or by who runs every fair that it is in. @throws 403 */
export async function assertOwnFirm(firm: number, reader: Reader): Promise<void> {
  if (ownFirms(reader.actor).includes(firm)) return
  if ((await sharedFirms([firm], reader)).size) throw forbidden('firm_shared')
}
