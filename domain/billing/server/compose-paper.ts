import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { conflict } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { totalsOf } from '../contract/amounts.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import type { Side } from '../contract/sides.ts'
import { buyerOf, languageOf } from './buyers.ts'
import { type Configuration, isSellerKnown, sellerKey } from './configuration.ts'
import { dayIn } from './issue.ts'
import { type Entry, readLedger } from './ledger.ts'

export type Asked = { side: Side; fair: number; firm: number; locale?: Locale }

/**
 * What an exhibitor has and was not asked for yet, as it is printed today. @throws 409 saying what is missing
 */
export async function composePaper(asked: Asked, now: Date, db: Kysely<Tables>) {
  const { side, fair, firm } = asked
  const locale = asked.locale ?? (await languageOf(firm, fair, db))
  const { configuration, entries } = await readLedger({ side, fair, firm, locale }, db)
  const { toAsk, tax, firm: buyer } = demandReady(configuration, entries[0])
  const { name, timeZone } = await fairOf(fair, locale, db)
  const document: InvoiceDocument = {
    locale,
    fair: name,
    seller: {
      name: configuration.sellerName ?? '',
      address: configuration.sellerAddress ?? '',
      registrationNumber: configuration.registrationNumber ?? '',
      vatNumber: configuration.vatNumber,
      iban: configuration.iban,
      legalMention: configuration.legalMention,
    },
    buyer: { ...(await buyerOf(firm, locale, db)), vatNumber: buyer.vatNumber },
    currency: configuration.currency,
    lines: toAsk,
    totals: totalsOf(toAsk),
    issuedOn: dayIn(timeZone, now),
    dueOn: null,
    isReverseCharge: tax.isReverseCharge,
    isOutsideScope: tax.isOutsideScope,
    cancels: null,
  }
  return { configuration, seller: sellerKey(configuration), document }
}

function demandReady(configuration: Configuration, entry: Entry | undefined): Entry {
  if (!isSellerKnown(configuration)) throw conflict('billing_seller_incomplete')
  if (!entry || (!entry.toAsk.length && !entry.gaps)) throw conflict('billing_nothing_open')
  if (entry.gaps) throw conflict('billing_price_missing')
  if (entry.tax.rate === null) throw conflict('billing_vat_missing')
  if (entry.tax.isReverseCharge && !configuration.vatNumber) throw conflict('billing_seller_vat_missing')
  return entry
}

async function fairOf(fair: number, locale: Locale, db: Kysely<Tables>) {
  const { rows } = await sql<{ name: string; timeZone: string }>`
    select coalesce(${translatedText('f', 'name', locale)}, f.homepage) as name, f.time_zone as "timeZone" from fair f where f.id = ${fair}`.execute(
    db,
  )
  return rows[0] ?? { name: '', timeZone: 'UTC' }
}
