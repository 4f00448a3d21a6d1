import { sql } from 'kysely'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'

const reached = (resource: string, action: 'U' | 'D', { actor }: Context) =>
  scopeCondition(implementationOf(resource), 't', action, actor)

/**
 * Whoever takes a firm into a fair may from then on change the firm: so a firm is taken in by those who run a fair in
 * which it is already, or where it is in none. Seeing it in a public fair is not enough.
 * @throws 422
 */
export async function beforeFairFirmWrite(
  input: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  const firm = current ? null : idOf(input.firm, 'firms')
  if (firm === null) return input
  const { rows } = await sql`
    select 1 from firm t where t.id = ${firm}
      and (${reached('firms', 'U', context)} or not exists (select 1 from fair_firm f where f.firm_id = t.id))`.execute(
    context.db,
  )
  if (!rows.length) throw invalid({ firm: 'relation_not_found' })
  return input
}

/** A super admin deletes the firm; whoever runs a fair takes it out of that fair, and deletes it if it was its last. */
export async function removeFirm({ id }: Row, context: Context): Promise<void> {
  const { db, actor } = context
  if (!hasRole(actor, 'superAdmin')) {
    await sql`delete from stand t where t.firm_id = ${id} and ${reached('stands', 'D', context)}`.execute(db)
    await sql`delete from fair_firm t where t.firm_id = ${id} and ${reached('fair_firms', 'D', context)}`.execute(
      db,
    )
    const { rows } = await sql`select 1 from fair_firm where firm_id = ${id} limit 1`.execute(db)
    if (rows.length) return
  }
  await sql`delete from firm where id = ${id}`.execute(db)
}
