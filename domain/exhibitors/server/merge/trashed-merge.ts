import { forbidden } from '#platform/server/refusal.ts'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'
import { emptyFilledFields, type FilledFields } from './fill-empty.ts'
import { giveRightsBack, type Rights, waitAgain } from './merged-people.ts'
import { beginMerge, type MovedRows, moveRowsBack } from './moved-rows.ts'
import { runsEveryFairOf } from './twins.ts'

/** As `mergeInto` keeps it. */
type Merge = {
  from: number
  into: number
  filled: FilledFields
  rights: Rights[]
  moved: MovedRows
  members: number[]
}

/** A firm that was merged into another is parted from it again by whoever runs every fair of that one. */
export const trashedMerge: TrashPart = {
  putBack: async ({ firm_merge: merges = [] }, _fair, db, context) => {
    for (const { from, into, filled, rights, moved, members } of merges as readonly Merge[]) {
      if (!(await runsEveryFairOf([into], context))) throw forbidden('firm_merge_shared')
      await beginMerge(db)
      await moveRowsBack(moved, from, into, db)
      await giveRightsBack(rights, from, db)
      await waitAgain(members, db)
      await emptyFilledFields(into, filled, db)
    }
  },
}
