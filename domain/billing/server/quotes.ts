import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Place } from '../contract/accounts.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import type { AccountQuote } from '../contract/quotes.ts'
import { dayOfFair } from './day-of-fair.ts'
import { isCancelled } from './read-invoice.ts'

const isOfSame = (alias: string) =>
  sql.raw(`${alias}.fair_id = q.fair_id and ${alias}.firm_id = q.firm_id and ${alias}.side = q.side`)

/** An invoice that counts was made after `q`: what was offered is no longer spoken of. */
const isSettled = (how = sql`true`) => sql`exists (select 1 from billing_invoice i
  where ${isOfSame('i')} and i.created_at >= q.created_at and i.cancels_id is null and ${how}
    and not ${isCancelled('i')})`

const isFollowed = isSettled(
  sql`(i.document->'follows' is null or i.document->>'follows' = q.number and i.seller = q.seller)`,
)

const isReplaced = sql`exists (select 1 from billing_quote n
  where ${isOfSame('n')} and n.document #>> '{quote,replaces}' = q.number)`

/** It holds until the end of its last day where the fair is. */
const isExpired = (now: Date) => sql<boolean>`q.valid_until < ${dayOfFair('q', now)}`

/** What became of `q`. */
export const quoteState = (now: Date) => sql<AccountQuote['state']>`
  case when ${isReplaced} then 'replaced' when ${isFollowed} then 'invoiced'
    when ${isSettled()} then 'replaced'
    when ${isExpired(now)} then 'expired' else 'offered' end`

async function read(where: RawBuilder<unknown>, now: Date, db: Kysely<Tables>) {
  return many<AccountQuote & { fair: number | null }>(db)`
    select q.id, q.fair_id as fair, q.number, q.issued_on as "issuedOn", q.valid_until as "validUntil",
      q.currency, q.gross,
      ${quoteState(now)} as state
    from billing_quote q where ${where} order by q.id desc`
}

const isOf = ({ side, fair, firm }: Place) =>
  sql`q.fair_id = ${fair} and q.firm_id = ${firm} and q.side = ${side}`

/** @throws 404 */
export async function readQuote(id: number, now: Date, db: Kysely<Tables>) {
  const [found] = await read(sql`q.id = ${id}`, now, db)
  if (!found) throw notFound()
  return found
}

/** What was offered to an exhibitor on one side of a fair, the newest first. */
export async function quotesOf(place: Place, now: Date, db: Kysely<Tables>): Promise<AccountQuote[]> {
  const rows = await read(isOf(place), now, db)
  return rows.map(({ fair: _fair, ...quote }) => quote)
}

export type OpenQuote = {
  id: number
  number: string
  seller: string
  validUntil: string
  currency: string
  gross: number
  isExpired: boolean
  document: InvoiceDocument
}

/** The quote that is still spoken of, also where it has expired. */
export async function openQuote(place: Place, now: Date, db: Kysely<Tables>): Promise<OpenQuote | undefined> {
  return maybeOne<OpenQuote>(db)`
    select q.id, q.number, q.seller, q.valid_until as "validUntil", q.currency, q.gross,
      ${isExpired(now)} as "isExpired", q.document
    from billing_quote q where ${isOf(place)} and not ${isSettled()} order by q.id desc limit 1`
}
