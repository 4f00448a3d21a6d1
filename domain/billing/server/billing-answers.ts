import { audit } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { dashboard, exportDashboard as exportCall, readAccount, writeAccount } from '../contract/accounts.ts'
import { cancelInvoice, makeInvoice, printInvoice } from '../contract/invoices.ts'
import { readPrices, writePrices } from '../contract/prices.ts'
import { accountOf, changeAccount, demandPlace } from './accounts.ts'
import { cancel } from './cancel-invoice.ts'
import { readDashboard } from './dashboard.ts'
import { exportDashboard } from './export-dashboard.ts'
import { invoice } from './make-invoice.ts'
import { changePrices, priceTable } from './prices.ts'
import { print } from './print-invoice.ts'
import { readInvoice } from './read-invoice.ts'

async function made(id: number, action: 'C' | 'credit', context: Context) {
  const { fair, ...shown } = await readInvoice(id, context.db)
  await audit(
    { action, resource: 'billing_invoices', resourceId: id, fair, details: { number: shown.number } },
    context,
  )
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
    return made(await invoice(body, context.services.now(), context.db), 'C', context)
  }),
  answer(cancelInvoice, async ({ params }, context) =>
    made(await cancel(params.id, context.services.now(), context.db), 'credit', context),
  ),
  answer(printInvoice, ({ params }, context) => print(params.id, context)),
]
