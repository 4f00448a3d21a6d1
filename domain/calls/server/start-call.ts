import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import { readCall } from './call-columns.ts'
import { moveCall, moves } from './move-call.ts'

/** Of the receiver it is accepting; the caller has started it by calling. @throws 409 once it is over */
export async function startFor(which: RawBuilder<unknown>, context: Context): Promise<VisioCall> {
  const call = await readCall(which, context.actor.userId, context)
  if (!call.isCaller) return moveCall(sql`r.id = ${call.id}`, moves.accept, context)
  if (call.endedAt !== null) throw conflict('call_over')
  return call
}
