import { audit } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { dashboard, exportDashboard as exportCall, readAccount, writeAccount } from '../contract/accounts.ts'
import { cancelInvoice, makeInvoice, makeQuote } from '../contract/invoices.ts'
import { readPapers as papersCall, printInvoice, printQuote } from '../contract/papers.ts'
import { readPrices, writePrices } from '../contract/prices.ts'
import { accountOf, changeAccount, demandPlace } from './accounts.ts'
import { cancel } from './cancel-invoice.ts'
import { readDashboard } from './dashboard.ts'
import { exportDashboard } from './export-dashboard.ts'
import { invoice } from './make-invoice.ts'
import { quote } from './make-quote.ts'
import { readPapers } from './papers.ts'
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

export const billingAnswers = [
  answer(readPrices, ({ params, query }, context) => priceTable(params.side, query.fair ?? null, context)),
  answer(writePrices, ({ params, body }, context) => changePrices(params.side, body, context)),
  answer(dashboard, ({ params, query }, context) => readDashboard(params.side, query, context)),
  answer(exportCall, ({ params, query }, context) => exportDashboard(params.side, query, context), {
    writes: true,
  }),
  answer(readAccount, ({ params }, context) => accountOf(params, context)),
  answer(writeAccount, ({ params, body }, context) => changeAccount(params, body, context)),
  answer(makeInvoice, async ({ body }, context) => {
    await demandPlace(body, context)
    const id = await invoice(body, context.services.now(), context.db)
    return made('billing_invoices', await readInvoice(id, context.db), 'C', context)
  }),
  answer(makeQuote, async ({ body }, context) => {
    await demandPlace(body, context)
    const now = context.services.now()
    const id = await quote(body, now, context.db)
    return made('billing_quotes', await readQuote(id, now, context.db), 'C', context)
  }),
  answer(cancelInvoice, async ({ params }, context) => {
    const id = await cancel(params.id, context.services.now(), context.db)
    return made('billing_invoices', await readInvoice(id, context.db), 'credit', context)
  }),
  answer(printInvoice, ({ params }, context) => print('billing_invoices', params.id, context)),
  answer(printQuote, ({ params }, context) => print('billing_quotes', params.id, context)),
  answer(papersCall, ({ query }, context) => readPapers(query.firm, context)),
]
