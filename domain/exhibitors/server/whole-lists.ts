import { Refusal } from '#platform/server/refusal.ts'
import type { Page } from '#platform/server/resource/filter.ts'

/** @throws 400 when a list is asked for as a whole that is too long for it: never a part that looks like all. */
export function assertFew(page: Page, total: number) {
  if (page.all && total > page.size) throw new Refusal(400, 'too_many_rows', { detail: String(page.size) })
}
