import { standConfiguration } from '#domain/identity/contract/paths.ts'
import { sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { implementationOf, type Row } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { exhibitorDecided } from '../contract/events.ts'

type Decided = { id: number; fair: number; firm: number; isValidated: number }

/** Mails those who administer the firm how it was decided. */
async function mail({ id, fair, firm, isValidated }: Decided, context: Context): Promise<void> {
  const { db, services } = context
  await audit(
    { action: 'validate', resource: 'fair_firms', resourceId: id, fair, details: { firm, isValidated } },
    context,
  )
  if (isValidated === validationState.waiting) return
  const admins = await many<{ id: number }>(db)`
    select id from app_user
      where firm_id = ${firm} and is_firm_admin and not is_closed and email_confirmed_at is not null`
  for (const { id: userId } of admins)
    await sendMail(
      db,
      services,
      isValidated === validationState.validated
        ? { userId, kind: 'firm_validated', fair, path: standConfiguration }
        : { userId, kind: 'firm_refused', fair },
    )
}

/** Tells each how it was decided. Going back to waiting is no news. */
async function tell(decided: readonly Decided[], context: Context): Promise<void> {
  for (const one of decided) await mail(one, context)
  const at = context.services.now().toISOString()
  const news = decided.filter(({ isValidated }) => isValidated !== validationState.waiting)
  await emit(
    context,
    exhibitorDecided,
    ...news.map(({ fair, firm, isValidated }) => ({ fair, firm, state: isValidated, at })),
  )
}

export async function afterParticipationChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<void> {
  const [fair, firm] = [idOf(row.fair), idOf(row.firm)]
  if (fair === null || firm === null || action !== 'U' || row.isValidated === before?.isValidated) return
  await tell([{ id: row.id, fair, firm, isValidated: Number(row.isValidated) }], context)
}

/** Decides on those of these participations that are decided otherwise. @returns how many */
export async function decide(ids: readonly number[], isValidated: number, context: Context): Promise<number> {
  const rows = await many<Decided>(context.db)`
    update fair_firm set is_validated = ${isValidated}
      where id = any(${ids}::int[]) and is_validated <> ${isValidated}
    returning id, fair_id as fair, firm_id as firm, is_validated as "isValidated"`
  await tell(rows, context)
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
  { ids, isValidated }: { ids: number[]; isValidated: number },
  context: Context,
): Promise<{ changed: number }> {
  if ((await ownAmong(ids, context)).length < ids.length) throw notFound()
  return { changed: await decide(ids, isValidated, context) }
}
