import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import type { AccountLine, Sale } from '../contract/accounts.ts'
import { countLine, type Totals, totalsOf } from '../contract/amounts.ts'
import type { DocumentLine } from '../contract/invoices.ts'
import type { Side, State } from '../contract/sides.ts'
import { type Configuration, configurationOf } from './configuration.ts'
import { holdingsOf } from './holdings.ts'
import { pricesOf } from './prices.ts'
import { type Issued, issuedColumns } from './read-invoice.ts'
import { type Tax, taxFor } from './vat.ts'

type OfFirm = Issued & { firm: number; cancelsId: number | null }

/** `version`: 0 where nothing was agreed yet. */
export type Terms = { state: State; discount: number; sales: Sale[]; version: number }

/** One exhibitor of a fair on one side: what it has, what it was asked for, what is left. */
export type Entry = Terms & {
  firm: { id: number; name: string; country: string | null; vatNumber: string | null; siren: string | null }
  lines: AccountLine[]
  invoices: Issued[]
  /** Those that still count, with the sums that they still ask for. */
  live: Issued[]
  tax: Tax
  /** Lines an invoice made now would have; without those that have no price. */
  toAsk: DocumentLine[]
  open: Totals
  gaps: number
}

export type Ledger = { configuration: Configuration; entries: Entry[] }

type LedgerRequest = { side: Side; fair: number; firm?: number; locale: Locale }
type Account = Terms & { firm: number }

const noTerms: Terms = { state: 'open', discount: 0, sales: [], version: 0 }

/** Each firm's own, found without looking at those of thousands. */
function byFirm<T extends { firm: number }>(all: readonly T[]): Map<number, T[]> {
  const found = new Map<number, T[]>()
  for (const one of all) {
    const own = found.get(one.firm)
    if (own) own.push(one)
    else found.set(one.firm, [one])
  }
  return found
}

export async function readLedger(asked: LedgerRequest, db: Kysely<Tables>): Promise<Ledger> {
  const { side, fair, firm } = asked
  const only = (column: string) => (firm ? sql`and ${sql.ref(column)} = ${firm}` : sql``)
  const configuration = await configurationOf(fair, db)
  const accounts = await many<Account>(db)`
    select firm_id as firm, state, discount, sales, version from billing_account
    where fair_id = ${fair} and side = ${side} ${only('firm_id')}`
  const invoices = await many<OfFirm>(db)`
    select i.firm_id as firm, i.cancels_id as "cancelsId", ${issuedColumns} from billing_invoice i
    where i.fair_id = ${fair} and i.side = ${side}
      and i.firm_id is not null ${only('i.firm_id')} order by i.id`
  const holdings = await holdingsOf(asked, accounts, db)
  const prices = await pricesOf(fair, configuration.currency, db)
  const ids = [
    ...new Set([...accounts, ...invoices, ...holdings].map(one => one.firm)),
    ...(firm ? [firm] : []),
  ]
  const firms = await many<Entry['firm']>(db)`
    select f.id, f.name, c.iso as country, f.vat_number as "vatNumber", f.siren from firm f
      left join country c on c.id = f.country_id
    where f.id = any(${ids}::int[]) order by fold(f.name), f.id`
  const invoicesOf = byFirm(invoices)
  const holdingsOfFirm = byFirm(holdings)
  const accountOf = byFirm(accounts)
  return {
    configuration,
    entries: firms.map(one => {
      const own = invoicesOf.get(one.id) ?? []
      const live = own
        .filter(invoice => invoice.cancels === null && !invoice.isCancelled)
        .map(invoice => afterCredits(invoice, own))
      const { firm: _id, ...terms } = accountOf.get(one.id)?.[0] ?? {
        firm: one.id,
        ...noTerms,
      }
      const asks = live.flatMap(invoice => invoice.document.lines)
      const lines = (holdingsOfFirm.get(one.id) ?? []).map(({ source, description, quantity, keys }) => ({
        source,
        description,
        quantity,
        invoiced: asks.filter(line => line.source === source).reduce((sum, line) => sum + line.quantity, 0),
        unit: prices.first(keys),
      }))
      const tax = taxFor(configuration.vatRates, configuration.sellerIso, one)
      const left = lines.filter(line => line.quantity > line.invoiced)
      const toAsk = left.flatMap(line => {
        if (line.unit === null) return []
        const priced = {
          unit: line.unit,
          quantity: line.quantity - line.invoiced,
          discount: terms.discount,
          rate: tax.rate ?? 0,
        }
        return [{ source: line.source, description: line.description, ...priced, ...countLine(priced) }]
      })
      return {
        ...terms,
        state: shownState(terms.state, live),
        firm: one,
        lines,
        invoices: own,
        live,
        tax,
        toAsk,
        open: totalsOf(toAsk),
        gaps: left.length - toAsk.length,
      }
    }),
  }
}

/** What an invoice still asks for. */
function afterCredits(invoice: OfFirm, all: readonly OfFirm[]): OfFirm {
  const parts = all.filter(one => one.cancelsId === invoice.id)
  const sum = (read: (one: OfFirm) => number) => parts.reduce((rest, one) => rest + read(one), read(invoice))
  return { ...invoice, net: sum(one => one.net), vat: sum(one => one.vat), gross: sum(one => one.gross) }
}

/** Invoices that count say how far it is: all are paid, or one is not. Without any it is as it was said. */
function shownState(said: State, live: readonly Issued[]): State {
  if (!live.length) return said
  return live.every(({ paidOn }) => paidOn !== null) ? 'paid' : 'invoiced'
}
