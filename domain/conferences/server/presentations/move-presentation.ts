import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { presentations } from '../../contract/presentation.ts'
import { moveRow } from '../transitions.ts'
import { assertPresenterIn } from '../write-rules.ts'
import { assertKeepsPresentation } from './may-keep.ts'

/**
 * Cancels what a firm has announced, or takes that back; says whether it did.
 * @throws 403, 404, 409 in a wrong order, and for a firm that the fair lets in no more
 */
export async function moveAnnounced(
  id: number,
  move: 'cancel' | 'restore',
  context: Context,
  reason = '',
): Promise<boolean> {
  await assertKeepsPresentation(id, context)
  const { firm, ...stage } = await one<{ id: number; state: string; fair: number; firm: number }>(context.db)`
    select c.id, c.state, c.fair_id as fair, p.firm_id as firm
    from presentation p join conference c on c.id = p.conference_id where p.id = ${id} for update of c`
  if (move === 'restore') await assertPresenterIn(firm, stage.fair, context)
  return moveRow(stage, move, context, reason)
}

export async function movePresentation(
  ...said: Parameters<typeof moveAnnounced>
): Promise<RecordOf<typeof presentations>> {
  const [id, , context] = said
  await moveAnnounced(...said)
  return (await readRow(implementationOf('presentations'), id, context)) as RecordOf<typeof presentations>
}
