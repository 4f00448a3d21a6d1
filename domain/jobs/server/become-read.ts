import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { solicitationStatus } from '../contract/choices.ts'
import { solicitationRead } from '../contract/events.ts'
import { ownStep } from './steps.ts'

/** An application that nobody had read is read: no answer yet, but its candidate is told that it has come. */
export async function becomeRead(id: number, context: Context): Promise<void> {
  const status = solicitationStatus.read
  await sql`update job_solicitation set status = ${status},
    read_at = coalesce(read_at, ${context.services.now().toISOString()}::timestamptz), version = version + 1
    where id = ${id}`.execute(context.db)
  const step = await ownStep(id, { kind: 'read', side: 'firm', status }, context)
  await emit(context, solicitationRead, { solicitation: id, step })
}
