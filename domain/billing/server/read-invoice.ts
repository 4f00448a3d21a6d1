import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { AccountInvoice } from '../contract/accounts.ts'

/** @throws 404 */
export async function readInvoice(
  id: number,
  db: Kysely<Tables>,
): Promise<AccountInvoice & { fair: number | null }> {
  const row = await maybeOne<AccountInvoice & { fair: number | null }>(db)`
    select i.id, i.fair_id as fair, i.number, i.issued_on as "issuedOn", i.document->>'dueOn' as "dueOn",
      i.currency, i.gross,
      i.document->>'cancels' as cancels,
        exists (select 1 from billing_invoice c where c.cancels_id = i.id) as "isCancelled"
    from billing_invoice i where i.id = ${id}`
  if (!row) throw notFound()
  return row
}
