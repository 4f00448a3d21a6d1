import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { type ChecklistItem, checklistKeys } from '../contract/checklist.ts'
import { assertOrganizer } from './fair-queries.ts'

/** What all domains find done or missing before a fair can open, asked side by side. @throws 403, 404 */
export async function checklistOf(fair: number, context: Context): Promise<ChecklistItem[]> {
  await assertOrganizer(fair, context)
  const parts = await Promise.all(declared('checklist').map(part => part(fair, context)))
  const entries = new Map(parts.flat().map(entry => [entry.key, entry]))
  return checklistKeys.flatMap(key => {
    const entry = entries.get(key)
    return entry ? { ...entry, key } : []
  })
}
