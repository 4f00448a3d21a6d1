import { type RawBuilder, sql } from 'kysely'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'
import type { TrashKind } from '../../contract/trash.ts'
import { isOwnTrashedFair } from './own-trashed-fair.ts'
import { unmarkFair, withItsFirms } from './restore-fair.ts'

type TrashRow = { id: number; kind: TrashKind; fair: number; name: string; rows: TrashedRows }

async function restoreKept(which: RawBuilder<unknown>, context: Context): Promise<TrashRow | null> {
  const { db, services } = context
  // What is due is being deleted.
  const rows = await many<TrashRow>(db)`
    delete from trash where ${which}
      and trashed_at + make_interval(days => ${daysInTrash}) > ${services.now().toISOString()}::timestamptz
    returning id, kind, fair_id as fair, name, rows`
  const [kept] = rows
  if (!kept) return null
  await sql`select set_config('app.is_restoring', 'true', true)`.execute(db)
  await unmarkFair(kept.rows, db)
  const whole = await withItsFirms(kept.fair, kept.rows, db)
  for (const { putBack } of declared('trash')) await putBack?.(whole, kept.fair, db, context)
  await audit(
    {
      action: 'restore',
      resource: 'trash',
      resourceId: kept.id,
      fair: kept.fair,
      details: { kind: kept.kind, name: kept.name },
    },
    context,
  )
  return kept
}

/** @throws 404 for what is not there, or not the caller's to restore; 409 for a letter or an address that is another's meanwhile. */
export async function restoreFromTrash(id: number, context: Context): Promise<void> {
  const rows = await many<{ kind: TrashKind; fair: number; isOwn: boolean }>(context.db)`
    select kind, fair_id as fair, ${isOwnTrashedFair('trash', context)} as "isOwn" from trash
      where id = ${id}`
  const [found] = rows
  if (!found || (found.kind === 'fair' && !found.isOwn)) throw notFound()
  if (found.kind !== 'fair') await reachRow(implementationOf('fairs'), found.fair, 'U', context)
  // Of two who restore it, the second finds nothing.
  if (!(await restoreKept(sql`id = ${id}`, context))) throw notFound()
}

/** In one order for everybody, what was thrown away last first. @throws 404, 409 as one of them alone does: then none is restored. */
export async function restoreSeveralFromTrash(ids: readonly number[], context: Context): Promise<void> {
  for (const id of ids.toSorted((a, b) => b - a)) await restoreFromTrash(id, context)
}

/** An exhibitor comes back to a fair with any of its booths; returned are those that came with it. */
export async function restoreExhibitor(fair: number, firm: number, context: Context) {
  const kept = await restoreKept(sql`fair_id = ${fair} and firm_id = ${firm}`, context)
  return { booths: (kept?.rows.stand ?? []).map(row => Number(row.id)) }
}
