import { sql } from 'kysely'
import type { Static } from 'typebox'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { Account, Place, Sale, writeAccount } from '../contract/accounts.ts'
import { namedKind } from '../contract/sides.ts'
import { languageOfBuyer } from './buyers.ts'
import { followedQuote } from './follow-quote.ts'
import { type Entry, readLedger } from './ledger.ts'
import { payAll } from './pay-invoice.ts'
import { keyOf, priceables } from './priceable.ts'
import { quotesOf } from './quotes.ts'
import { shownInvoice } from './read-invoice.ts'

type Sent = Static<NonNullable<(typeof writeAccount)['body']>>

/** @throws 404 for a fair or a firm that does not exist. */
export async function assertAccount({ fair, firm }: Omit<Place, 'side'>, context: Context) {
  await reachRow(implementationOf('fairs'), fair, 'R', context)
  await reachRow(implementationOf('firms'), firm, 'R', context)
}

async function entryOf(place: Place, context: Context) {
  await assertAccount(place, context)
  const { configuration, entries } = await readLedger({ ...place, locale: context.locale }, context.db)
  const [entry] = entries
  if (!entry) throw new Error('A firm without an entry of its own.')
  return { configuration, entry }
}

export async function accountOf(place: Place, context: Context): Promise<Account> {
  const { configuration, entry } = await entryOf(place, context)
  const { state, discount, sales, version, lines, open, tax } = entry
  const now = context.services.now()
  return {
    state,
    discount,
    sales,
    version,
    lines,
    firm: { id: entry.firm.id, name: entry.firm.name },
    vatNumber: entry.firm.vatNumber,
    siren: entry.firm.siren,
    currency: configuration.currency,
    ...tax,
    locale: await languageOfBuyer(place.firm, place.fair, context.db),
    open: { net: open.net, vat: open.vat, gross: open.gross },
    quotes: await quotesOf(place, now, context.db),
    followed: (await followedQuote(place, now, context.db))?.shown ?? null,
    invoices: entry.invoices.map(shownInvoice),
  }
}

/** Changes what was agreed. With invoices that count, "paid" and "invoiced" are said of all of them. @throws 404, 412, 422 */
export async function changeAccount(place: Place, sent: Sent, context: Context): Promise<void> {
  const { db } = context
  const { side, fair, firm } = place
  await assertAccount(place, context)
  await sql`
    insert into billing_account (fair_id, firm_id, side) values (${fair}, ${firm}, ${side})
    on conflict on constraint billing_account_taken do update set state = billing_account.state`.execute(db)
  const { entry } = await entryOf(place, context)
  if (sent.version !== undefined && sent.version !== entry.version)
    throw new Refusal(412, 'changed_meanwhile')
  const next = {
    state: stateToKeep(sent.state, entry),
    discount: sent.discount ?? entry.discount,
    sales: sent.sales ? await salesToKeep(place, sent.sales, entry, context) : entry.sales,
  }
  const isInvoiced = entry.live.length > 0
  if (isInvoiced && next.state !== entry.state)
    await payAll(place, next.state === 'paid', context.services.now(), db)
  await sql`
    update billing_account set state = ${isInvoiced ? 'invoiced' : next.state}, discount = ${next.discount},
      sales = ${JSON.stringify(next.sales)}::jsonb, version = version + 1
    where fair_id = ${fair} and firm_id = ${firm} and side = ${side}`.execute(db)
  await audit(
    { action: 'U', resource: 'billing_accounts', resourceId: firm, fair, details: { side, ...next } },
    context,
  )
}

function stateToKeep(sent: Sent['state'], entry: Entry) {
  if (sent && entry.live.length && sent !== 'invoiced' && sent !== 'paid')
    throw invalid({ state: 'billing_state_invoiced' })
  return sent ?? entry.state
}

/**
 * Each thing once, with all its pieces.
 * @throws 422 for what is neither sold by its name on this side nor was sold before, such as booths, which the plan assigns
 */
async function salesToKeep(
  { side, fair }: Place,
  sales: readonly Sale[],
  before: Entry,
  context: Context,
): Promise<Sale[]> {
  const offered = await priceables(side, fair, context.locale, context.db)
  const known = new Set(
    [...offered.filter(one => one.kind === namedKind[side]), ...before.sales].map(one =>
      keyOf(one.kind, one.item),
    ),
  )
  const isSold = ({ kind, item }: Sale) => known.has(keyOf(kind, item))
  if (!sales.every(isSold)) throw invalid({ sales: 'not_in_list' })
  const merged = new Map<string, Sale>()
  for (const sale of sales) {
    const key = keyOf(sale.kind, sale.item)
    merged.set(key, { ...sale, quantity: sale.quantity + (merged.get(key)?.quantity ?? 0) })
  }
  return [...merged.values()]
}
