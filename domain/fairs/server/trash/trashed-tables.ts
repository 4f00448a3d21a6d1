import { sql } from 'kysely'
import type { ThrownAway, TrashPart } from '#platform/server/trash/trash-part.ts'
import { trashedTable } from '#platform/server/trash/trashed-table.ts'

const account = { to: 'app_user' }

const ofFair = {
  fair: ({ fair }: ThrownAway) => sql`t.fair_id = ${fair}`,
  person: ({ id, fair }: ThrownAway) => sql`t.fair_id = ${fair} and t.user_id = ${id}`,
}

/** Who is in a fair, and who runs it. */
export const trashedFairTables: readonly TrashPart[] = [
  trashedTable({
    table: 'super_organizer_fair',
    pointers: { app_user_id: account },
    with: { fair: ({ fair }) => sql`t.fair_id = ${fair}` },
  }),
  trashedTable({
    table: 'fair_organizer',
    pointers: { user_id: account },
    with: ofFair,
  }),
  trashedTable({
    table: 'fair_user',
    pointers: { user_id: account },
    with: ofFair,
  }),
]
