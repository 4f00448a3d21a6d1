import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { dashboard, exportDashboard, readAccount, writeAccount } from '../contract/accounts.ts'
import { cancelInvoice, creditPart, makeInvoice, makeQuote, payInvoice } from '../contract/invoices.ts'
import { printInvoice, printQuote, readPapers } from '../contract/papers.ts'
import { readPrices, writePrices } from '../contract/prices.ts'
import { accountOf, assertAccount, changeAccount } from './accounts.ts'
import { cancel, creditPartOf } from './cancel-invoice.ts'
import { readDashboard } from './dashboard.ts'
import { exportDashboardOf } from './export-dashboard.ts'
import { invoice } from './make-invoice.ts'
import { quote } from './make-quote.ts'
import { tellInvoice } from './notifications.ts'
import { listPapers } from './papers.ts'
import { payOne } from './pay-invoice.ts'
import { changePrices, priceTable } from './prices.ts'
import { print } from './print-paper.ts'
import { readQuote } from './quotes.ts'
import { readInvoice } from './read-invoice.ts'

type Papers = 'billing_invoices' | 'billing_quotes'

/** What was made, as it is shown; that it was, is written down. */
async function made<T extends { id: number; number: string; fair: number | null }>(
  resource: Papers,
  { fair, ...shown }: T,
  action: 'C' | 'credit',
  context: Context,
) {
  await audit({ action, resource, resourceId: shown.id, fair, details: { number: shown.number } }, context)
  return shown
}

export const billingHandlers = [
  handle(readPrices, ({ params, query }, context) => priceTable(params.side, query.fair ?? null, context)),
  handle(writePrices, ({ params, body }, context) => changePrices(params.side, body, context)),
  handle(dashboard, ({ params, query }, context) => readDashboard(params.side, query, context)),
  handle(exportDashboard, ({ params, query }, context) => exportDashboardOf(params.side, query, context), {
    writes: true,
  }),
  handle(readAccount, ({ params }, context) => accountOf(params, context)),
  handle(writeAccount, ({ params, body }, context) => changeAccount(params, body, context)),
  handle(makeInvoice, async ({ body }, context) => {
    await assertAccount(body, context)
    const id = await invoice(body, context.services.now(), context.db)
    const issued = await readInvoice(id, context.db)
    await tellInvoice(issued, body.firm, context)
    return made('billing_invoices', issued, 'C', context)
  }),
  handle(makeQuote, async ({ body }, context) => {
    await assertAccount(body, context)
    const now = context.services.now()
    const id = await quote(body, now, context.db)
    return made('billing_quotes', await readQuote(id, now, context.db), 'C', context)
  }),
  handle(cancelInvoice, async ({ params }, context) => {
    const id = await cancel(params.id, context.services.now(), context.db)
    return made('billing_invoices', await readInvoice(id, context.db), 'credit', context)
  }),
  handle(creditPart, async ({ params, body }, context) => {
    const id = await creditPartOf(params.id, body, context.services.now(), context.db)
    return made('billing_invoices', await readInvoice(id, context.db), 'credit', context)
  }),
  handle(payInvoice, async ({ params: { id }, body: { isPaid } }, context) => {
    await payOne(id, isPaid, context.services.now(), context.db)
    const { fair, number } = await readInvoice(id, context.db)
    const details = { number, isPaid }
    await audit({ action: 'U', resource: 'billing_invoices', resourceId: id, fair, details }, context)
  }),
  handle(printInvoice, ({ params }, context) => print('billing_invoices', params.id, context)),
  handle(printQuote, ({ params }, context) => print('billing_quotes', params.id, context)),
  handle(readPapers, ({ query }, context) => listPapers(query, context)),
]
