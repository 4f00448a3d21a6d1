import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { AccountInvoice } from '../contract/accounts.ts'
import { leftOf } from '../contract/credits.ts'
import type { DocumentLine, InvoiceDocument } from '../contract/invoices.ts'

export type Issued = {
  id: number
  number: string
  issuedOn: string
  currency: string
  net: number
  vat: number
  gross: number
  cancels: string | null
  isPartial: boolean
  isCancelled: boolean
  paidOn: string | null
  document: InvoiceDocument
  /** Lines of the credit notes that have taken a part of it back. */
  credits: DocumentLine[]
}

/** Whether an invoice was taken back as a whole. */
export const isCancelled = (alias: string) =>
  sql<boolean>`exists (select 1 from billing_invoice c
    where c.cancels_id = ${sql.ref(`${alias}.id`)} and not c.is_partial)`

/** An invoice `i` with what became of it. */
export const issuedColumns = sql`i.id, i.number, i.issued_on as "issuedOn", i.currency, i.net, i.vat, i.gross,
  i.document, i.document->>'cancels' as cancels, i.is_partial as "isPartial",
  i.paid_on as "paidOn",
  ${isCancelled('i')} as "isCancelled",
  coalesce((select jsonb_agg(l) from billing_invoice c
    cross join jsonb_array_elements(c.document->'lines') l
    where c.cancels_id = i.id and c.is_partial), '[]') as credits`

export function shownInvoice(issued: Issued): AccountInvoice {
  const { id, number, issuedOn, currency, gross, cancels, isPartial, document, credits } = issued
  const counts = cancels === null && !issued.isCancelled
  const left = counts ? leftOf(document.lines, credits) : []
  return {
    id,
    number,
    issuedOn,
    dueOn: document.dueOn,
    currency,
    gross,
    cancels,
    isPartial,
    isCancelled: issued.isCancelled,
    paidOn: issued.paidOn,
    left: left.flatMap(({ line: { source, description }, net }) =>
      net > 0 ? [{ source, description, net }] : [],
    ),
  }
}

/** @throws 404 */
export async function readInvoice(
  id: number,
  db: Kysely<Tables>,
): Promise<AccountInvoice & { fair: number | null }> {
  const row = await maybeOne<Issued & { fair: number | null }>(db)`
    select i.fair_id as fair, ${issuedColumns} from billing_invoice i where i.id = ${id}`
  if (!row) throw notFound()
  return { ...shownInvoice(row), fair: row.fair }
}
