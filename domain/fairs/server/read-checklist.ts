import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import type { ChecklistItem } from '../contract/checklist.ts'
import { assertOrganizer } from './fair-queries.ts'

/** What all domains find done or missing before a fair can open, asked side by side. @throws 403, 404 */
export async function checklistOf(fair: number, context: Context): Promise<ChecklistItem[]> {
  await assertOrganizer(fair, context)
  const parts = await Promise.all(
    declared('checklist').map(async ({ namespace, entries, read }) => {
      const states = await read(fair, context)
      return Object.entries(entries).flatMap(([key, { rank, optional }]) => {
        const state = states[key]
        return state ? { rank, item: { namespace, key, optional, ...state } } : []
      })
    }),
  )
  return parts
    .flat()
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
