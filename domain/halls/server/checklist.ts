import { hrefOf } from '#platform/contract/href.ts'
import { defineChecklist } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { hallPaths } from '../contract/paths.ts'

export const hallChecklist = defineChecklist(
  'halls',
  { halls: { rank: 60, optional: false } },
  async (fair, { db }) => {
    const row = await maybeOne<{
      halls: number
    }>(db)`select count(*)::int as halls from fair_hall where fair_id = ${fair}`
    const halls = row?.halls ?? 0
    return { halls: { done: halls > 0, count: halls, path: hrefOf(hallPaths.hallList) } }
  },
)
