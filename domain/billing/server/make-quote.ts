import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import { addressPaper, contentToday, type PaperRequest } from './compose-paper.ts'
import { daysAfter } from './issue.ts'
import { drawNumber } from './numbers.ts'
import { openQuote } from './quotes.ts'

/**
 * Offers what an exhibitor has and was not asked for yet, under a number of its own. What was offered before stays as
 * it was, and the new quote says whose place it takes. @throws 409 saying what is missing, or that nothing has changed
 */
export async function quote(asked: PaperRequest, now: Date, db: Kysely<Tables>): Promise<number> {
  const { side, fair, firm } = asked
  await sql`
    insert into billing_account (fair_id, firm_id, side, state) values (${fair}, ${firm}, ${side}, 'quoted')
    on conflict on constraint billing_account_taken
    do update set state = case billing_account.state when 'open' then 'quoted'
      else billing_account.state end`.execute(db)
  const { configuration, entry, seller, head } = await addressPaper(asked, now, db)
  const { issuedOn } = head
  const before = await openQuote(asked, now, db)
  const offer: InvoiceDocument = {
    ...head,
    ...contentToday(configuration, entry),
    // How to pay is said once there is something to pay.
    seller: { ...head.seller, iban: null },
    quote: { validUntil: daysAfter(issuedOn, configuration.quoteDays), replaces: before?.number ?? null },
  }
  if (before && saysTheSame(before.document, offer)) throw conflict('billing_quote_unchanged')
  const { numberPrefix: prefix } = configuration
  const number = await drawNumber({ seller, kind: 'quote', prefix, year: Number(issuedOn.slice(0, 4)) }, db)
  const { net, vat, gross } = offer.totals
  const { id } = await one<{ id: number }>(db)`
    insert into billing_quote (fair_id, firm_id, side, seller, number, issued_on, valid_until, currency, net,
      vat, gross, document)
    values (${fair}, ${firm}, ${side}, ${seller}, ${number}, ${issuedOn}, ${offer.quote?.validUntil},
      ${offer.currency},
      ${net}, ${vat}, ${gross}, ${JSON.stringify(offer)}::jsonb) returning id`
  return id
}

/** But for what it replaces. On another day it is another offer: it holds longer. */
function saysTheSame(one: InvoiceDocument, other: InvoiceDocument): boolean {
  const told = ({ quote: own, ...rest }: InvoiceDocument) => ({ ...rest, until: own?.validUntil })
  return isDeepStrictEqual(told(one), told(JSON.parse(JSON.stringify(other))))
}
