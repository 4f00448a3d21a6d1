import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import { type Asked, composePaper } from './compose-paper.ts'
import { daysAfter } from './issue.ts'
import { drawNumber } from './numbers.ts'
import { isInvoiced } from './quotes.ts'

/**
 * Offers what an exhibitor has and was not asked for yet, under a number of its own. What was offered before stays as
 * it was, and the new quote says whose place it takes. @throws 409 saying what is missing, or that nothing has changed
 */
export async function quote(asked: Asked, now: Date, db: Kysely<Tables>): Promise<number> {
  const { side, fair, firm } = asked
  await sql`
    insert into billing_account (fair_id, firm_id, side, state) values (${fair}, ${firm}, ${side}, 'quoted')
    on conflict on constraint billing_account_taken
    do update set state = case billing_account.state when 'open' then 'quoted' else billing_account.state end`.execute(
    db,
  )
  const { configuration, seller, document } = await composePaper(asked, now, db)
  const { issuedOn } = document
  const before = await lastOf(asked, db)
  const offer: InvoiceDocument = {
    ...document,
    // How to pay is said once there is something to pay.
    seller: { ...document.seller, iban: null },
    quote: { validUntil: daysAfter(issuedOn, configuration.quoteDays), replaces: before?.number ?? null },
  }
  if (before && saysTheSame(before.document, offer)) throw conflict('billing_quote_unchanged')
  const { numberPrefix: prefix } = configuration
  const number = await drawNumber({ seller, kind: 'quote', prefix, year: Number(issuedOn.slice(0, 4)) }, db)
  const { net, vat, gross } = offer.totals
  const { rows } = await sql<{ id: number }>`
    insert into billing_quote (fair_id, firm_id, side, seller, number, issued_on, valid_until, currency, net, vat, gross, document)
    values (${fair}, ${firm}, ${side}, ${seller}, ${number}, ${issuedOn}, ${offer.quote?.validUntil}, ${offer.currency},
      ${net}, ${vat}, ${gross}, ${JSON.stringify(offer)}::jsonb) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

type Kept = { number: string; document: InvoiceDocument }

/** The quote that is still spoken of. */
async function lastOf({ side, fair, firm }: Asked, db: Kysely<Tables>): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select q.number, q.document from billing_quote q
    where q.fair_id = ${fair} and q.firm_id = ${firm} and q.side = ${side} and not ${isInvoiced} order by q.id desc limit 1`.execute(
    db,
  )
  return rows[0]
}

/** But for what it replaces. On another day it is another offer: it holds longer. */
function saysTheSame(one: InvoiceDocument, other: InvoiceDocument): boolean {
  const told = ({ quote: own, ...rest }: InvoiceDocument) => ({ ...rest, until: own?.validUntil })
  return isDeepStrictEqual(told(one), told(JSON.parse(JSON.stringify(other)) as InvoiceDocument))
}
