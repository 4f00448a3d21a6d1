import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { assertModule } from '../assert-module.ts'
import { assertFirmInFair, idIn } from '../write-rules.ts'

/** @throws 422 for a firm that the fair has not let in, 409 `allotment_limit` below what is with somebody */
export async function beforeAllotmentWrite(
  sent: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  const pass = idIn('pass', sent, current)
  const found = await maybeOne<{ fair: number }>(
    context.db,
  )`select fair_id as fair from pass where id = ${pass}`
  if (!found) throw invalid({ pass: 'relation_not_found' })
  await assertModule(found.fair, context)
  await assertFirmInFair(sent, found.fair, context)
  if (current && typeof sent.quantity === 'number') {
    const { given } = await one<{ given: number }>(context.db)`
      select given from pass_allotment where id = ${current.id} for update`
    if (sent.quantity < given) throw conflict('allotment_limit')
  }
  return sent
}

/** @throws 409 where people have passes of it */
export async function removeAllotment({ id }: Row, { db }: Context): Promise<void> {
  const row = await maybeOne<{ given: number }>(
    db,
  )`select given from pass_allotment where id = ${id} for update`
  if (row?.given) throw conflict('allotment_given')
  await sql`delete from pass_allotment where id = ${id}`.execute(db)
}
