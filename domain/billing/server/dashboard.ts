import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { recordOf } from '#platform/contract/record.ts'
import { foldCase } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { type AccountRow, accountColumns, type dashboard as call } from '../contract/accounts.ts'
import { type Side, states } from '../contract/sides.ts'
import { isSellerKnown } from './configuration.ts'
import { type Entry, readLedger } from './ledger.ts'

export type DashboardQuery = Pick<QueryOf<typeof call>, 'fair' | 'state' | 'search'>

const perPage = 50

const sum = <T>(list: readonly T[], read: (one: T) => number) => list.reduce((all, one) => all + read(one), 0)

/** Something to pay for, or something agreed. */
const counts = (entry: Entry) => entry.lines.length > 0 || entry.invoices.length > 0 || entry.state !== 'open'

function rowOf(entry: Entry, currency: string): AccountRow {
  const asked = entry.live.filter(invoice => invoice.currency === currency)
  return {
    firm: { id: entry.firm.id, name: entry.firm.name },
    state: entry.state,
    pieces: sum(entry.lines, line => line.quantity),
    gaps: entry.gaps,
    net: sum(asked, one => one.net) + entry.open.net,
    vat: sum(asked, one => one.vat) + entry.open.vat,
    gross: sum(asked, one => one.gross) + entry.open.gross,
    open: entry.open.net,
    invoices: entry.live.map(invoice => invoice.number),
  }
}

const sumsOf = (rows: readonly AccountRow[]) => ({
  count: rows.length,
  net: sum(rows, row => row.net),
  vat: sum(rows, row => row.vat),
  gross: sum(rows, row => row.gross),
})

type Ordered = (typeof accountColumns)[number]

/** By what a column of numbers is ordered; names stand in the order of the database already. */
const numbers: Record<Exclude<Ordered, 'firm'>, (row: AccountRow) => number> = {
  pieces: row => row.pieces,
  net: row => row.net,
  vat: row => row.vat,
  gross: row => row.gross,
  state: row => states.indexOf(row.state),
}

function inOrder(rows: readonly AccountRow[], order: string): AccountRow[] {
  const column = accountColumns.find(one => one === order.replace('-', '')) ?? 'firm'
  const way = order.startsWith('-') ? -1 : 1
  if (column === 'firm') return way === 1 ? [...rows] : rows.toReversed()
  const read = numbers[column]
  return rows.toSorted((one, other) => way * (read(one) - read(other)))
}

/** What each exhibitor of a fair has and owes on one side, narrowed as was asked: all of them, by name. */
export async function readAccounts(side: Side, { fair, state, search }: DashboardQuery, context: Context) {
  const { db, locale } = context
  await reachRow(implementationOf('fairs'), fair, 'R', context)
  const { configuration, entries } = await readLedger({ side, fair, locale }, db)
  const all = entries.filter(counts).map(entry => rowOf(entry, configuration.currency))
  const words = search && foldCase(search.trim())
  const found = all.filter(
    row => (!state || row.state === state) && (!words || foldCase(row.firm.name).includes(words)),
  )
  return { configuration, all, found }
}

/** One page of them, with what all of them come to. */
export async function readDashboard(
  side: Side,
  { order = 'firm', page, itemsPerPage, ...asked }: QueryOf<typeof call>,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const paged = pageOf({ ...(page && { page }), ...(itemsPerPage && { itemsPerPage }) }, undefined, perPage)
  const { configuration, all, found } = await readAccounts(side, asked, context)
  const from = (paged.page - 1) * paged.size
  return {
    currency: configuration.currency,
    mayInvoice: isSellerKnown(configuration) && configuration.vatRates.length > 0,
    rows: inOrder(found, order).slice(from, from + paged.size),
    page: paged.page,
    pageCount: Math.ceil(found.length / paged.size),
    total: sumsOf(found),
    states: recordOf(states, state => sumsOf(all.filter(row => row.state === state))),
  }
}
