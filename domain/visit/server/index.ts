import { presence } from '#domain/exhibitors/contract/presence.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { fairDashboard } from '../contract/dashboard.ts'
import { dashboardOf } from './dashboard.ts'
import { lampsOf } from './lamps.ts'

export { lampNews } from './lamps.ts'
export { groundsOf, mayHearChanges } from './live.ts'

export const visit: DomainServer = {
  resources: [],
  handlers: [
    handle(fairDashboard, ({ params }, context) => dashboardOf(params.id, context)),
    handle(presence, ({ query }, context) => lampsOf(query.fair, context)),
  ],
}
