import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import { fairStatus } from '../contract/statuses.ts'

type Entry = { resultsPerPage: number; isForMembers: boolean }

/**
 * What is asked for of a fair (columns, with their names), and how many rows a page has there, in one statement; without
 * a fair, 10. @throws 401 for somebody not logged in, where the fair is visited by its members only.
 */
export async function entryOf<More>(
  fairId: number | undefined,
  more: RawBuilder<unknown>,
  { db, actor }: Context,
): Promise<Omit<Entry & More, 'isForMembers'>> {
  const rows = await many<Entry & More>(db)`
    select coalesce(entered.results_per_page, 10) as "resultsPerPage",
      coalesce(entered.fair_status_id <> ${fairStatus.preparation} and not entered.is_public_access, false)
        as "isForMembers", ${more}
    from (select 1) asked left join fair entered on entered.id = ${fairId ?? null}::int`
  const [entry] = rows
  if (!entry) throw new Error('A row was asked for and none came.')
  if (entry.isForMembers && actor.userId === null) throw unauthorized()
  const { isForMembers: _, ...found } = entry
  return found
}

/** @throws 401 for somebody not logged in, where the fair is visited by its members only. */
export async function assertMayEnter(fairId: number, context: Context): Promise<void> {
  if (context.actor.userId === null) await entryOf(fairId, sql`1`, context)
}
