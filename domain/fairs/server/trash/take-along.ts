import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import type { ThrownAway, TrashedRows } from '#platform/server/trash/trash-part.ts'

/** What of all domains goes to the trash with a record. */
export async function takeAlong(of: ThrownAway, context: Context): Promise<TrashedRows> {
  const taken: TrashedRows[] = []
  for (const { takeOut } of declared('trash').reverse()) if (takeOut) taken.push(await takeOut(of, context))
  return Object.assign({}, ...taken)
}
