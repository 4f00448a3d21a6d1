import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { TaxChoice } from '../contract/invoices.ts'
import { type PaperRequest as AskedPaper, addressPaper, contentToday } from './compose-paper.ts'
import { contentQuoted, followedQuote, type QuoteToFollow } from './follow-quote.ts'
import { holdStill } from './holdings.ts'
import { daysAfter, issue } from './issue.ts'

/** `quote`: the one to follow; null: none; unsaid: the one that holds. */
type InvoiceRequest = AskedPaper & { quote?: number | null; tax?: TaxChoice }

/**
 * Invoices what was offered to an exhibitor, or what it has and was not asked for yet. Its account is locked first, so
 * that two at once do not ask for the same. @throws 409 saying what is missing, or has to be decided
 */
export async function invoice(asked: InvoiceRequest, now: Date, db: Kysely<Tables>): Promise<number> {
  const { side, fair, firm } = asked
  await sql`
    insert into billing_account (fair_id, firm_id, side, state) values (${fair}, ${firm}, ${side}, 'invoiced')
    on conflict on constraint billing_account_taken do update set state = 'invoiced'`.execute(db)
  if (side === 'conferences') await holdStill({ fair, firm }, db)
  const paper = await addressPaper(asked, now, db)
  const { configuration, entry, seller, head } = paper
  const followed = chosen(asked, await followedQuote(asked, now, db))
  const content = followed
    ? contentQuoted(followed, asked.tax ?? 'quoted', paper)
    : contentToday(configuration, entry)
  const { id } = await issue(
    {
      side,
      fair,
      firm,
      seller,
      prefix: configuration.numberPrefix,
      document: {
        ...head,
        ...content,
        dueOn: daysAfter(head.issuedOn, configuration.paymentDays),
        follows: followed?.quote.number ?? null,
      },
    },
    db,
  )
  return id
}

/** Unless it is said, an offer is followed as long as it holds and nothing else is assigned than was offered. */
function chosen({ quote, tax }: InvoiceRequest, found: QuoteToFollow | undefined): QuoteToFollow | undefined {
  if (quote && found?.quote.id !== quote) throw conflict('billing_quote_gone')
  if (quote === null || !found) return undefined
  const { isExpired, isAssignedOtherwise, isTaxedOtherwise } = found.shown
  if (!quote && isExpired) return undefined
  if (!quote && isAssignedOtherwise) throw conflict('billing_quote_differs')
  if (isTaxedOtherwise && !tax) throw conflict('billing_quote_tax_differs')
  return found
}
