import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { fairDashboard } from '../contract/dashboard.ts'
import { dashboardOf } from './dashboard.ts'

export const visitDomain: DomainServer = {
  resources: [],
  handlers: [handle(fairDashboard, ({ params }, context) => dashboardOf(params.id, context))],
}
