import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { releasePlaces } from './release-places.ts'
import { tellDecision } from './tell-decision.ts'

export async function givePlaceBack(
  { id, conference }: { id: number; conference: number },
  context: Context,
): Promise<void> {
  const row = await reachRow(implementationOf('pass_users'), id, 'D', context)
  if (!(await releasePlaces(row.id, conference, context))) return
  await audit(
    { action: 'give_back', resource: 'pass_users', resourceId: id, details: { conference } },
    context,
  )
}

/** A request is taken back with its places. @throws 409 for one that was refused: it would be asked again */
export async function removeRequest({ id, isValidated }: Row, context: Context): Promise<void> {
  const { db, actor } = context
  if (isValidated === validationState.refused) {
    const pass = await maybeOne<{ fair: number }>(db)`
      select p.fair_id as fair from pass_user pu join pass p on p.id = pu.pass_id where pu.id = ${id}`
    if (!runsFair(actor, pass?.fair ?? null)) throw conflict('pass_refused')
  }
  await releasePlaces(id, null, context)
  await sql`delete from pass_user where id = ${id}`.execute(db)
}

/** Who decided, and when. @throws 409: what was decided is not made undecided */
export function beforeDecision(sent: Input, current: Row | null, { actor, services }: Context): Input {
  if (!('isValidated' in sent) || sent.isValidated === current?.isValidated) return sent
  if (sent.isValidated === validationState.waiting) throw conflict('state_conflict')
  return {
    ...sent,
    decided_by_id: actor.userId,
    decided_by: null,
    decided_at: services.now().toISOString(),
  }
}

/** Whoever is refused gives back their places; both are told. */
export async function afterDecision(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<'unchanged'> {
  if (action !== 'U' || row.isValidated === before?.isValidated) return 'unchanged'
  if (row.isValidated === validationState.refused) await releasePlaces(row.id, null, context)
  await tellDecision(row.id, context)
  return 'unchanged'
}
