import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'

/** An exhibitor that is restored has again the passes that it lost as it went; with its fair nothing was lost. */
export const allotmentsBack: TrashPart = {
  putBack: async ({ fair: marked = [], fair_firm: firms = [] }, fair, db) => {
    if (marked.length) return
    for (const { firm_id: firm, is_validated: state } of firms)
      if (state !== validationState.refused)
        await sql`select give_allotments_back(${fair}, ${Number(firm)})`.execute(db)
  },
}
