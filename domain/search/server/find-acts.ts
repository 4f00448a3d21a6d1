import { fairsWithin } from '#domain/fairs/server/index.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import type { searchActs } from '../contract/search.ts'

/** What this person can do by its name in a fair: nothing, unless they run it. Doing it asks for the right anew. */
export async function findActs(
  { fair, q = '' }: QueryOf<typeof searchActs>,
  context: Context,
): Promise<ResponseOf<typeof searchActs>> {
  const own = await maybeOne(context.db)`
    select 1 from fair where id = ${fair} and trashed_at is null
      and id in ${fairsWithin(context.actor, ['F', 'G'])}`
  if (!own) return { acts: [] }
  const found = declared('acts').map(find => find({ fair, text: q.replaceAll('\0', '') }, context))
  return { acts: (await Promise.all(found)).flat() }
}
