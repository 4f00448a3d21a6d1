import { sql } from 'kysely'
import type { HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import { drawPaper } from './pdf/draw-paper.ts'

type StoredPaper = { number: string; createdAt: Date; document: InvoiceDocument }

/** Drawn anew each time from what was kept, and so the same each time. @throws 404 for what is not the reader's */
export async function print(
  resource: 'billing_invoices' | 'billing_quotes',
  id: number,
  context: HttpContext,
): Promise<Buffer> {
  const implementation = implementationOf(resource)
  await reachRow(implementation, id, 'R', context)
  const rows = await many<StoredPaper>(context.db)`
    select number, created_at as "createdAt", document from ${sql.table(implementation.table)}
      where id = ${id}`
  const [kept] = rows
  if (!kept) throw notFound()
  context.reply.headers({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${kept.number}.pdf"`,
  })
  return drawPaper(kept)
}
