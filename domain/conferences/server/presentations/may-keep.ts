import { runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

/** For whom something is announced, and on which booth. */
type Announced = { fair: number; firm: number; stand: number | null }

/** Who runs the fair, who administers the firm, and of a booth who administers that. @throws 403 */
export async function assertMayAnnounce(
  { fair, firm, stand }: Announced,
  { db, actor }: Context,
): Promise<void> {
  if (runsFair(actor, fair) || ownFirms(actor).includes(firm)) return
  const theirs = await many(db)`
    select 1 from stand st where st.id = ${stand} and st.firm_id = ${firm} and st.fair_id = ${fair}
      and ${scopeCondition(implementationOf('stands'), 'st', 'U', actor)}`
  if (!theirs.length) throw forbidden()
}

/** Condition that the presentation `alias` is the caller’s to change. */
export const keeps = (alias: string, { actor }: Pick<Context, 'actor'>) =>
  scopeCondition(implementationOf('presentations'), alias, 'D', actor)

/** Whether somebody who reads a presentation may change it too. */
export async function mayKeep(id: number, context: Context): Promise<boolean> {
  const rows = await many(context.db)`
    select 1 from presentation p where p.id = ${id} and ${keeps('p', context)}`
  return rows.length > 0
}

/** @throws 403 for one that is not theirs to change, 404 for one that is not there for them */
export async function assertKeepsPresentation(id: number, context: Context): Promise<Row> {
  const row = await reachRow(implementationOf('presentations'), id, 'R', context)
  if (!(await mayKeep(id, context))) throw forbidden()
  return row
}
