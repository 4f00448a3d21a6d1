import { copiedTable } from '#platform/server/copy/copy-rows.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { billingConfigurations } from '../contract/configuration.ts'
import { billingInvoices, billingQuotes } from '../contract/papers.ts'
import { billingHandlers } from './billing-handlers.ts'
import { beforeConfigurationWrite } from './configuration.ts'
import { copiedPrices } from './copied-prices.ts'
import { billingNotifications } from './notifications.ts'

export { invoice } from './make-invoice.ts'
export { quote } from './make-quote.ts'

export const billingDomain: DomainServer = {
  resources: [
    implement(billingConfigurations, { beforeWrite: beforeConfigurationWrite }),
    implement(billingInvoices, { outlives: true }),
    implement(billingQuotes, { outlives: true }),
  ],
  handlers: billingHandlers,
  mergedFirms: [
    {
      'billing_account.firm_id': { refused: 'firm_has_bills' },
      'billing_invoice.firm_id': { refused: 'firm_has_bills' },
      'billing_quote.firm_id': { refused: 'firm_has_bills' },
    },
  ],
  copies: [copiedTable('billing_configuration'), copiedPrices],
  notifications: Object.values(billingNotifications),
}
