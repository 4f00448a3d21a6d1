import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { presentations } from '../../contract/presentation.ts'
import { moveRow } from '../transitions.ts'
import { assertKeepsPresentation } from './may-keep.ts'

/** Cancels what a firm has announced, or takes that back. @throws 403, 404, 409 in a wrong order */
export async function movePresentation(
  id: number,
  move: 'cancel' | 'restore',
  context: Context,
  reason = '',
): Promise<RecordOf<typeof presentations>> {
  await assertKeepsPresentation(id, context)
  const stage = await one<{ id: number; state: string; fair: number }>(context.db)`
    select c.id, c.state, c.fair_id as fair from conference c
    where c.id = (select conference_id from presentation where id = ${id}) for update`
  await moveRow(stage, move, context, reason)
  return (await readRow(implementationOf('presentations'), id, context)) as RecordOf<typeof presentations>
}
