import { lockPlan } from '#domain/fairs/server/index.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

export type LockedStand = {
  id: number
  fair: number
  firm: number
  firmName: string
  fairHall: number | null
  number: number | null
  version: number
  isTrashed: boolean
}

/**
 * The stand, on a plan that nobody else changes until this transaction ends. Moves of one fair follow each other,
 * so that an exchange of two stands can neither be halved nor lock itself up with another one.
 * @throws 404 or 403 for a stand of a fair that this person does not run.
 */
export async function lockStand(id: number, context: Context): Promise<LockedStand> {
  const { db } = context
  const found = await maybeOne<{ fair: number }>(db)`select fair_id as fair from stand where id = ${id}`
  if (!found) throw notFound()
  await reachRow(implementationOf('fairs'), found.fair, 'U', context)
  await lockPlan(db, found.fair)
  const row = await maybeOne<LockedStand>(db)`
    select st.id, st.fair_id as fair, st.firm_id as firm, fi.name as "firmName",
      st.fair_hall_id as "fairHall", st.number, st.version,
      st.trashed_at is not null as "isTrashed"
    from stand st join firm fi on fi.id = st.firm_id where st.id = ${id} for update of st`
  if (!row) throw notFound()
  return row
}

/** @throws 428 when the version that the person saw is not said, 409 when the stand has changed since. */
export function assertVersion(stand: LockedStand, said: number | undefined, { request }: HttpContext) {
  const tag = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1]
  const seen = said ?? (tag === undefined ? undefined : Number(tag))
  if (seen === undefined) throw new Refusal(428, 'version_required')
  if (seen !== stand.version) throw conflict('changed_meanwhile')
}
