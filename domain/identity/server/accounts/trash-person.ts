import { keepInTrash, takeAlong } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'
import { rankOf } from '../../contract/roles.ts'
import { ownRank } from './own-rank.ts'

/** Somebody leaves a fair, with what they were and did there. */
export async function trashPerson(
  { id, firstName, lastName }: Row,
  fair: number,
  context: Context,
): Promise<void> {
  const taken = await takeAlong({ kind: 'person', id, fair }, context)
  // They have left with the fair, or by another call, at this very moment: that one keeps it.
  if (!Object.values(taken).some(rows => rows.length)) return
  const rows = { ...taken, app_user: [{ id }] }
  await keepInTrash({ kind: 'person', id, fair, name: `${firstName} ${lastName}`, rows }, context)
}

/** Whoever may not take somebody out of a fair does not bring them back to it either. @throws 403 */
export const trashedPerson: TrashPart = {
  putBack: async ({ app_user: people = [] }, _fair, db, context) => {
    for (const { id } of people) {
      const row = await maybeOne<{ roles: string[] }>(db)`
        select roles from app_user where id = ${Number(id)}`
      if (rankOf(row?.roles ?? []) >= (await ownRank(context))) throw forbidden()
    }
  },
}
