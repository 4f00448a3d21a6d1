import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { ChosenFair } from '../contract/chosen.ts'
import { findFair } from './find-fair.ts'
import { keepConsent } from './keep-consent.ts'
import { demandOpen, validationIn } from './register.ts'

type Me = { email: string; firm: number | null; isFirmAdmin: boolean }

/**
 * Somebody with an account comes to another fair: a visitor alone, a firm's administrator with the firm.
 * @throws 409 when they are in it already, or when it is full.
 */
export async function joinFair(
  chosen: Static<typeof ChosenFair>,
  { db, actor }: Context,
): Promise<{ email: string; isValidated: number }> {
  const { rows } = await sql<Me>`
    select email, firm_id as firm, is_firm_admin as "isFirmAdmin" from app_user where id = ${actor.userId} and is_validated <> 2`.execute(
    db,
  )
  const me = rows[0]
  if (!me) throw forbidden()
  const fair = await findFair(db, chosen)
  const type = me.firm && me.isFirmAdmin ? 'exhibitor' : 'visitor'
  demandOpen(fair, type)
  const isValidated = validationIn(fair, type)
  if (type === 'exhibitor')
    await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fair.id}, ${me.firm}, ${isValidated}) on conflict do nothing`.execute(
      db,
    )
  await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair.id}, ${actor.userId}, ${isValidated})`.execute(
    db,
  )
  await keepConsent(db, actor.userId ?? 0, fair.id, 'join')
  return { email: me.email, isValidated }
}
