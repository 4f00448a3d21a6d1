import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { billingConfigurations } from '../contract/configuration.ts'
import { billingAnswers } from './billing-answers.ts'
import { beforeConfigurationWrite } from './configuration.ts'

export { invoice } from './make-invoice.ts'

export const billing: DomainServer = {
  resources: [implement(billingConfigurations, { beforeWrite: beforeConfigurationWrite })],
  answers: billingAnswers,
}
