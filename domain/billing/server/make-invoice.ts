import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { conflict } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { totalsOf } from '../contract/amounts.ts'
import type { Side } from '../contract/sides.ts'
import { buyerOf, languageOf } from './buyers.ts'
import { type Configuration, isSellerKnown, sellerKey } from './configuration.ts'
import { dayIn, daysAfter, issue } from './issue.ts'
import { type Entry, readLedger } from './ledger.ts'

type Asked = { side: Side; fair: number; firm: number; locale?: Locale }

/**
 * Invoices what an exhibitor has and was not asked for yet. Its account is locked first, so that two at once do not
 * ask for the same. @throws 409 saying what is missing
 */
export async function invoice(asked: Asked, now: Date, db: Kysely<Tables>): Promise<number> {
  const { side, fair, firm } = asked
  await sql`
    insert into billing_account (fair_id, firm_id, side, state) values (${fair}, ${firm}, ${side}, 'invoiced')
    on conflict on constraint billing_account_taken do update set state = 'invoiced'`.execute(db)
  const locale = asked.locale ?? (await languageOf(firm, fair, db))
  const { configuration, entries } = await readLedger({ side, fair, firm, locale }, db)
  const entry = demandReady(configuration, entries[0])
  const { name, timeZone } = await fairOf(fair, locale, db)
  const issuedOn = dayIn(timeZone, now)
  const { id } = await issue(
    {
      side,
      fair,
      firm,
      issuedOn,
      seller: sellerKey(configuration),
      prefix: configuration.numberPrefix,
      document: {
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
        buyer: { ...(await buyerOf(firm, locale, db)), vatNumber: entry.firm.vatNumber },
        currency: configuration.currency,
        lines: entry.toAsk,
        totals: totalsOf(entry.toAsk),
        dueOn: daysAfter(issuedOn, configuration.paymentDays),
        isReverseCharge: entry.tax.isReverseCharge,
        isOutsideScope: entry.tax.isOutsideScope,
        cancels: null,
      },
    },
    db,
  )
  return id
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
