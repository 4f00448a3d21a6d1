import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import { drawInvoice } from './pdf/draw-invoice.ts'

type Kept = { number: string; createdAt: Date; document: InvoiceDocument }

/** Drawn anew each time from what was kept, and so the same each time. */
export async function print(id: number, { db, reply }: Context): Promise<Buffer> {
  const { rows } = await sql<Kept>`
    select number, created_at as "createdAt", document from billing_invoice where id = ${id}`.execute(db)
  const [kept] = rows
  if (!kept) throw notFound()
  reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${kept.number}.pdf"`,
  })
  return drawInvoice(kept)
}
