import { sql } from 'kysely'
import type { Undo } from '#domain/identity/contract/decide-found.ts'
import { auditUser, sendMail, takeBackMails, undoWait } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { membershipDecided } from '../contract/events.ts'
import type { validateFairUsers } from '../contract/people-changes.ts'

type Membership = { user: number; fair: number; isValidated: number }

/** Mails somebody how their registration was decided; who has not confirmed the address hears it when they do. */
async function mail({ user, fair, isValidated }: Membership, wait: number, context: Context): Promise<void> {
  const { db, services } = context
  if (isValidated === validationState.waiting) return
  const rows = await many(db)`select 1 from app_user where id = ${user} and email_confirmed_at is not null`
  if (!rows.length) return
  await sendMail(
    db,
    services,
    isValidated === validationState.validated
      ? { userId: user, kind: 'account_validated', fair, path: '/', wait }
      : { userId: user, kind: 'account_refused', fair, wait },
  )
}

/** Tells each how their registration was decided. Going back to waiting is no news. */
async function tell(decided: readonly Membership[], context: Context, wait = 0): Promise<void> {
  for (const one of decided) await mail(one, wait, context)
  const at = context.services.now().toISOString()
  const news = decided.filter(({ isValidated }) => isValidated !== validationState.waiting)
  await emit(
    context,
    membershipDecided,
    ...news.map(({ user, fair, isValidated }) => ({ fair, person: user, state: isValidated, at })),
  )
}

/** Whom nobody has told yet is told nothing. @returns the others */
async function untell(decided: readonly Membership[], context: Context): Promise<Membership[]> {
  const { db, services } = context
  const now = services.now()
  const kinds = ['account_validated', 'account_refused'] as const
  const untold: Membership[] = []
  for (const fair of new Set(decided.map(one => one.fair))) {
    const those = decided.filter(one => one.fair === fair)
    const users = await takeBackMails(db, { users: those.map(({ user }) => user), fair, kinds, now })
    untold.push(...those.filter(({ user }) => users.has(user)))
  }
  const at = now.toISOString()
  const state = validationState.waiting
  await emit(
    context,
    membershipDecided,
    ...untold.map(({ user, fair }) => ({ fair, person: user, state, at })),
  )
  return decided.filter(one => !untold.includes(one))
}

export async function afterFairUserChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<void> {
  const [user, fair] = [idOf(row.user), idOf(row.fair)]
  // Whoever runs the fair takes them in as what they are.
  if (action === 'C')
    await sql`update fair_user m set roles = u.roles from app_user u
      where m.id = ${row.id} and u.id = m.user_id`.execute(context.db)
  if (user === null || fair === null || action !== 'U' || row.isValidated === before?.isValidated) return
  await auditUser('validate', user, context, { isValidated: Number(row.isValidated) }, fair)
  await tell([{ user, fair, isValidated: Number(row.isValidated) }], context)
}

/** Decides on memberships that are the caller's to decide on. @returns those that were not so before */
export async function decideAccess(
  ids: readonly number[],
  isValidated: number,
  context: Context,
  undo?: Undo,
): Promise<Membership[]> {
  const rows = await many<Membership>(context.db)`
    update fair_user set is_validated = ${isValidated}
      where id = any(${ids}::int[]) and is_validated <> ${isValidated}
    returning user_id as "user", fair_id as fair, is_validated as "isValidated"`
  for (const { user, fair } of rows) await auditUser('validate', user, context, { isValidated }, fair)
  const told = undo === 'taken' ? await untell(rows, context) : rows
  await tell(told, context, undo === 'offered' ? undoWait : 0)
  return rows
}

/** All or nothing. @throws 404 when one of them is not the caller's to decide on. */
export async function decideOnFairUsers(
  { ids, isValidated, undo }: BodyOf<typeof validateFairUsers>,
  context: Context,
): Promise<{ changed: number }> {
  const { db, actor } = context
  const within = scopeCondition(implementationOf('fair_users'), 't', 'U', actor)
  const known = await many(db)`select t.id from fair_user t where t.id = any(${ids}::int[]) and ${within}`
  if (known.length < ids.length) throw notFound()
  return { changed: (await decideAccess(ids, isValidated, context, undo)).length }
}
