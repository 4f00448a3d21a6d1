import type { Kysely } from 'kysely'
import { sirenOfVatNumber } from '#domain/exhibitors/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { totalsOf } from '../contract/amounts.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import type { Side } from '../contract/sides.ts'
import { buyerOf, languageOfBuyer } from './buyers.ts'
import { type Configuration, isSellerKnown, sellerKey } from './configuration.ts'
import { dayIn } from './issue.ts'
import { type Entry, readLedger } from './ledger.ts'
import type { Tax } from './vat.ts'

export type PaperRequest = { side: Side; fair: number; firm: number; locale?: Locale }

/** What a paper asks for, and with which tax. */
export type Content = Pick<
  InvoiceDocument,
  'currency' | 'lines' | 'totals' | 'isReverseCharge' | 'isOutsideScope'
>

/** Who asks whom today, in which language. @throws 409 for a seller of whom too little is known */
export async function addressPaper(asked: PaperRequest, now: Date, db: Kysely<Tables>) {
  const { side, fair, firm } = asked
  const locale = asked.locale ?? (await languageOfBuyer(firm, fair, db))
  const { configuration, entries } = await readLedger({ side, fair, firm, locale }, db)
  if (!isSellerKnown(configuration)) throw conflict('billing_seller_incomplete')
  const [entry] = entries
  if (!entry) throw conflict('billing_nothing_open')
  const { name, timeZone, from, to } = await fairOf(fair, locale, db)
  const head: Omit<InvoiceDocument, keyof Content> = {
    locale,
    fair: name,
    seller: {
      name: configuration.sellerName ?? '',
      address: configuration.sellerAddress ?? '',
      registrationNumber: configuration.registrationNumber ?? '',
      vatNumber: configuration.vatNumber,
      iban: configuration.iban,
      legalMention: configuration.legalMention,
      country: configuration.sellerIso,
    },
    buyer: {
      ...(await buyerOf(firm, locale, db)),
      vatNumber: entry.firm.vatNumber,
      siren: sirenOfVatNumber(entry.firm.vatNumber) ?? entry.firm.siren,
      country: entry.firm.country,
    },
    issuedOn: dayIn(timeZone, now),
    service: from === null ? null : { from, to: to ?? from },
    dueOn: null,
    cancels: null,
  }
  return { configuration, entry, seller: sellerKey(configuration), head }
}

/** What an exhibitor has and was not asked for yet, as it costs today. @throws 409 saying what is missing */
export function contentToday(configuration: Configuration, { toAsk, gaps, tax }: Entry): Content {
  if (!toAsk.length && !gaps) throw conflict('billing_nothing_open')
  if (gaps) throw conflict('billing_price_missing')
  assertTax(tax, configuration)
  return {
    currency: configuration.currency,
    lines: toAsk,
    totals: totalsOf(toAsk),
    isReverseCharge: tax.isReverseCharge,
    isOutsideScope: tax.isOutsideScope,
  }
}

/** @throws 409 for a tax of which too little is known */
export function assertTax({ rate, isReverseCharge }: Tax, { vatNumber }: Configuration): void {
  if (rate === null) throw conflict('billing_vat_missing')
  if (isReverseCharge && !vatNumber) throw conflict('billing_seller_vat_missing')
}

/** With the days on which it takes place, where it takes place. */
type FairPeriod = { name: string; timeZone: string; from: string | null; to: string | null }

async function fairOf(fair: number, locale: Locale, db: Kysely<Tables>) {
  const row = await maybeOne<FairPeriod>(db)`
    select coalesce(${translatedText('f', 'name', locale)}, f.homepage) as name, f.time_zone as "timeZone",
      (f.start_date at time zone f.time_zone)::date::text as "from",
      (f.end_date at time zone f.time_zone)::date::text as "to"
    from fair f where f.id = ${fair}`
  return row ?? { name: '', timeZone: 'UTC', from: null, to: null }
}
