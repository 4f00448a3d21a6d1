import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { AccountQuote, Place } from '../contract/accounts.ts'

/** A newer quote took the place of `q`. */
export const isReplaced = sql`exists (select 1 from billing_quote n
  where n.fair_id = q.fair_id and n.firm_id = q.firm_id and n.side = q.side and n.document #>> '{quote,replaces}' = q.number)`

/** An invoice that counts was made after `q`: what was offered has been accepted, or overtaken. */
export const isInvoiced = sql`exists (select 1 from billing_invoice i
  where i.fair_id = q.fair_id and i.firm_id = q.firm_id and i.side = q.side and i.created_at >= q.created_at and i.cancels_id is null
    and not exists (select 1 from billing_invoice c where c.cancels_id = i.id))`

async function read(where: RawBuilder<unknown>, db: Kysely<Tables>) {
  const { rows } = await sql<AccountQuote & { fair: number | null }>`
    select q.id, q.fair_id as fair, q.number, q.issued_on as "issuedOn", q.valid_until as "validUntil", q.currency, q.gross,
      ${isReplaced} as "isReplaced"
    from billing_quote q where ${where} order by q.id desc`.execute(db)
  return rows
}

/** @throws 404 */
export async function readQuote(id: number, db: Kysely<Tables>) {
  const [found] = await read(sql`q.id = ${id}`, db)
  if (!found) throw notFound()
  return found
}

/** What was offered to an exhibitor on one side of a fair, the newest first. */
export async function quotesOf({ side, fair, firm }: Place, db: Kysely<Tables>): Promise<AccountQuote[]> {
  const rows = await read(sql`q.fair_id = ${fair} and q.firm_id = ${firm} and q.side = ${side}`, db)
  return rows.map(({ fair: _fair, ...quote }) => quote)
}
