import { sql } from 'kysely'
import { hrefOf } from '#platform/contract/href.ts'
import type { ChecklistPart } from '#platform/server/checklist.ts'
import { hallPaths } from '../contract/paths.ts'

export const hallChecklist: ChecklistPart = async (fair, { db }) => {
  const { rows } = await sql<{
    halls: number
  }>`select count(*)::int as halls from fair_hall where fair_id = ${fair}`.execute(db)
  const halls = rows[0]?.halls ?? 0
  return [{ key: 'halls', optional: false, done: halls > 0, count: halls, path: hrefOf(hallPaths.hallList) }]
}
