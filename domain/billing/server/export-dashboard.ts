import type { TableFormat } from '#platform/contract/table-format.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { AccountRow } from '../contract/accounts.ts'
import { decimalsOf, toMajor } from '../contract/amounts.ts'
import type { Side } from '../contract/sides.ts'
import { type DashboardQuery, readAccounts } from './dashboard.ts'

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
export async function exportDashboardOf(
  side: Side,
  { format, ...asked }: DashboardQuery & { format?: TableFormat },
  context: HttpContext,
): Promise<string | Buffer> {
  const { configuration, found: rows } = await readAccounts(side, asked, context)
  const { currency } = configuration
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
  return tableFile(
    {
      name: `billing-${side}`,
      head: Object.keys(columns),
      rows: rows.map(row => Object.values(columns).map(read => read(row, currency))),
    },
    format,
    context,
  )
}
