import type { Static } from 'typebox'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { recordOf } from '#platform/contract/record.ts'
import { foldCase } from '#platform/contract/text.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { AccountRow, dashboard as call } from '../contract/accounts.ts'
import { type Side, states } from '../contract/sides.ts'
import { isSellerKnown } from './configuration.ts'
import { type Entry, readLedger } from './ledger.ts'

export type DashboardQuery = Static<NonNullable<(typeof call)['query']>>

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

/** What each exhibitor of a fair has and owes on one side, narrowed as was asked. */
export async function readDashboard(
  side: Side,
  { fair, state, search }: DashboardQuery,
  context: Context,
): Promise<ResponseOf<typeof call>> {
  const { db, locale } = context
  await reachRow(implementationOf('fairs'), fair, 'R', context)
  const { configuration, entries } = await readLedger({ side, fair, locale }, db)
  const all = entries.filter(counts).map(entry => rowOf(entry, configuration.currency))
  const rows = all.filter(
    row =>
      (!state || row.state === state) &&
      (!search || foldCase(row.firm.name).includes(foldCase(search.trim()))),
  )
  const known = all.map(row => row.firm.id)
  const others = await many<{ id: number; name: string }>(db)`
    select f.id, f.name from fair_firm ff join firm f on f.id = ff.firm_id
    where ff.fair_id = ${fair} and not f.id = any(${known}::int[]) order by fold(f.name), f.id`
  return {
    currency: configuration.currency,
    mayInvoice: isSellerKnown(configuration) && configuration.vatRates.length > 0,
    rows,
    total: sumsOf(rows),
    states: recordOf(states, state => sumsOf(all.filter(row => row.state === state))),
    others,
  }
}
