import type { Kysely } from 'kysely'
import { vatNumberOf } from '#domain/exhibitors/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { Input } from '#platform/server/resource/registry.ts'
import { isCurrency } from '../contract/amounts.ts'
import type { VatRate } from '../contract/configuration.ts'

export type Configuration = {
  currency: string
  vatRates: VatRate[]
  sellerName: string | null
  sellerAddress: string | null
  sellerIso: string | null
  registrationNumber: string | null
  vatNumber: string | null
  iban: string | null
  paymentDays: number
  quoteDays: number
  legalMention: string | null
  numberPrefix: string
}

const nothingSaid: Configuration = {
  currency: 'EUR',
  vatRates: [],
  sellerName: null,
  sellerAddress: null,
  sellerIso: null,
  registrationNumber: null,
  vatNumber: null,
  iban: null,
  paymentDays: 30,
  quoteDays: 30,
  legalMention: null,
  numberPrefix: '',
}

/** How a fair bills: as it says itself, else as is said for all. */
export async function configurationOf(fair: number | null, db: Kysely<Tables>): Promise<Configuration> {
  const row = await maybeOne<Configuration>(db)`
    select b.currency, b.vat_rates as "vatRates", b.seller_name as "sellerName",
      b.seller_address as "sellerAddress", c.iso as "sellerIso",
      b.registration_number as "registrationNumber", b.vat_number as "vatNumber", b.iban,
        b.payment_days as "paymentDays", b.quote_days as "quoteDays",
      b.legal_mention as "legalMention", b.number_prefix as "numberPrefix"
    from billing_configuration b left join country c on c.id = b.seller_country_id
    where b.fair_id = ${fair} or b.fair_id is null order by b.fair_id nulls last limit 1`
  return row ?? nothingSaid
}

/** A seller whose name, address, country and registration are known: without them no invoice is one. */
export const isSellerKnown = (one: Configuration): boolean =>
  Boolean(one.sellerName && one.sellerAddress && one.sellerIso && one.registrationNumber)

/** Whose numbers they are: one legal person counts in one row, however it is written. */
export const sellerKey = (one: Configuration): string =>
  (one.registrationNumber ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Checks a currency that the runtime knows, each country once, an IBAN and a VAT number by their check digits. */
export function beforeConfigurationWrite(input: Input): Input {
  const { currency, vatRates, iban, registrationNumber, vatNumber } = input
  if (typeof currency === 'string' && !isCurrency(currency)) throw invalid({ currency: 'not_in_list' })
  if (Array.isArray(vatRates) && new Set(vatRates.map(one => one.country)).size !== vatRates.length)
    throw invalid({ vatRates: 'billing_country_twice' })
  if (typeof registrationNumber === 'string' && !/[A-Za-z0-9]/.test(registrationNumber))
    throw invalid({ registrationNumber: 'format_invalid' })
  if (typeof iban === 'string' && !isIban(iban)) throw invalid({ iban: 'billing_iban_invalid' })
  if (typeof vatNumber !== 'string') return input
  const known = vatNumberOf(vatNumber)
  if (!known) throw invalid({ vatNumber: 'vat_number_invalid' })
  return { ...input, vatNumber: known.plain }
}

/** ISO 13616: the country and its check digits put last, letters as numbers, remainder 1 by 97. */
function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, letter =>
    String(letter.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}
