import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { separatorIn, toCsv } from '#platform/server/csv.ts'
import type { AccountRow } from '../contract/accounts.ts'
import { decimalsOf, toMajor } from '../contract/amounts.ts'
import type { Side } from '../contract/sides.ts'
import { type DashboardQuery, readDashboard } from './dashboard.ts'

type Read = (row: AccountRow, currency: string) => string | number

const amount = (minor: number, currency: string) =>
  Number(toMajor(minor, currency).toFixed(decimalsOf(currency)))

const columns: Record<string, Read> = {
  exhibitor: row => row.firm.name,
  state: row => row.state,
  pieces: row => row.pieces,
  withoutPrice: row => row.gaps,
  currency: (_row, currency) => currency,
  net: (row, currency) => amount(row.net, currency),
  vat: (row, currency) => amount(row.vat, currency),
  gross: (row, currency) => amount(row.gross, currency),
  notInvoiced: (row, currency) => amount(row.open, currency),
  invoices: row => row.invoices.join(' '),
}

/** The dashboard as a table for a spreadsheet; who took it is written down. */
export async function writeDashboardCsv(
  side: Side,
  asked: DashboardQuery,
  context: HttpContext,
): Promise<string> {
  const { currency, rows } = await readDashboard(side, asked, context)
  await audit(
    {
      action: 'export',
      resource: 'billing_accounts',
      resourceId: asked.fair,
      fair: asked.fair,
      details: { side, count: rows.length },
    },
    context,
  )
  context.reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="billing-${side}.csv"`,
  })
  return toCsv(
    Object.keys(columns),
    rows.map(row => Object.values(columns).map(read => read(row, currency))),
    separatorIn(context.locale),
  )
}
