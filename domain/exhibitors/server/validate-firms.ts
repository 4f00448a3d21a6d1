import type { Undo } from '#domain/identity/contract/decide-found.ts'
import { standConfiguration } from '#domain/identity/contract/paths.ts'
import { sendMail, takeBackMails, undoWait } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { exhibitorDecided } from '../contract/events.ts'
import type { validateFairFirms } from '../contract/firm-changes.ts'

type Decided = { id: number; fair: number; firm: number; isValidated: number }

const writeDown = ({ id, fair, firm, isValidated }: Decided, context: Context) =>
  audit(
    { action: 'validate', resource: 'fair_firms', resourceId: id, fair, details: { firm, isValidated } },
    context,
  )

const adminsOf = (firm: number, { db }: Context) =>
  many<{ id: number }>(db)`
    select id from app_user
      where firm_id = ${firm} and is_firm_admin and not is_closed and email_confirmed_at is not null`

/** Mails those who administer the firm how it was decided. */
async function mail({ fair, firm, isValidated }: Decided, wait: number, context: Context): Promise<void> {
  const { db, services } = context
  if (isValidated === validationState.waiting) return
  for (const { id: userId } of await adminsOf(firm, context))
    await sendMail(
      db,
      services,
      isValidated === validationState.validated
        ? { userId, kind: 'firm_validated', fair, path: standConfiguration, wait }
        : { userId, kind: 'firm_refused', fair, wait },
    )
}

/** Tells each how it was decided. Going back to waiting is no news. */
async function tell(decided: readonly Decided[], context: Context, wait = 0): Promise<void> {
  for (const one of decided) await mail(one, wait, context)
  const at = context.services.now().toISOString()
  const news = decided.filter(({ isValidated }) => isValidated !== validationState.waiting)
  await emit(
    context,
    exhibitorDecided,
    ...news.map(({ fair, firm, isValidated }) => ({ fair, firm, state: isValidated, at })),
  )
}

/** Whom nobody has told yet is told nothing. @returns the others */
async function untell(decided: readonly Decided[], context: Context): Promise<Decided[]> {
  const { db, services } = context
  const now = services.now()
  const kinds = ['firm_validated', 'firm_refused'] as const
  const untold: Decided[] = []
  for (const one of decided) {
    const users = (await adminsOf(one.firm, context)).map(({ id }) => id)
    if ((await takeBackMails(db, { users, fair: one.fair, kinds, now })).size) untold.push(one)
  }
  const at = now.toISOString()
  const state = validationState.waiting
  await emit(context, exhibitorDecided, ...untold.map(({ fair, firm }) => ({ fair, firm, state, at })))
  return decided.filter(one => !untold.includes(one))
}

export async function afterParticipationChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<void> {
  const [fair, firm] = [idOf(row.fair), idOf(row.firm)]
  if (fair === null || firm === null || action !== 'U' || row.isValidated === before?.isValidated) return
  const decided = { id: row.id, fair, firm, isValidated: Number(row.isValidated) }
  await writeDown(decided, context)
  await tell([decided], context)
}

/** Decides on those of these participations that are decided otherwise. @returns how many */
export async function decide(
  ids: readonly number[],
  isValidated: number,
  context: Context,
  undo?: Undo,
): Promise<number> {
  const rows = await many<Decided>(context.db)`
    update fair_firm set is_validated = ${isValidated}
      where id = any(${ids}::int[]) and is_validated <> ${isValidated}
    returning id, fair_id as fair, firm_id as firm, is_validated as "isValidated"`
  for (const one of rows) await writeDown(one, context)
  const told = undo === 'taken' ? await untell(rows, context) : rows
  await tell(told, context, undo === 'offered' ? undoWait : 0)
  return rows.length
}

/** Those among them that are the caller's to decide on. */
export async function ownAmong(ids: readonly number[], { db, actor }: Context): Promise<number[]> {
  const within = scopeCondition(implementationOf('fair_firms'), 't', 'U', actor)
  const rows = await many<{ id: number }>(db)`
    select t.id from fair_firm t where t.id = any(${ids}::int[]) and ${within}`
  return rows.map(({ id }) => id)
}

/** All or nothing. @throws 404 when one of them is not the caller's to decide on. */
export async function validateFirms(
  { ids, isValidated, undo }: BodyOf<typeof validateFairFirms>,
  context: Context,
): Promise<{ changed: number }> {
  if ((await ownAmong(ids, context)).length < ids.length) throw notFound()
  return { changed: await decide(ids, isValidated, context, undo) }
}
