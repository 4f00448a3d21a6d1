import { sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { denied } from '#platform/server/refusal.ts'
import { type Beginner, dismissFirstSteps, firstSteps } from '../../contract/first-steps.ts'

function assertSelf(userId: number, { actor }: Context): void {
  if (actor.userId !== userId) throw denied(actor)
}

async function readFirstSteps(userId: number, context: Context): Promise<ResponseOf<typeof firstSteps>> {
  assertSelf(userId, context)
  const rows = await many<{ role: Beginner }>(context.db)`
    select role from first_steps_dismissal where user_id = ${userId} order by role`
  return { dismissed: rows.map(({ role }) => role) }
}

async function putAway(userId: number, role: Beginner, context: Context): Promise<void> {
  assertSelf(userId, context)
  await sql`
    insert into first_steps_dismissal (user_id, role) values (${userId}, ${role})
    on conflict do nothing`.execute(context.db)
}

export const firstStepHandlers: Handler[] = [
  handle(firstSteps, ({ params }, context) => readFirstSteps(params.userId, context)),
  handle(dismissFirstSteps, ({ params, body }, context) => putAway(params.userId, body.role, context)),
]
