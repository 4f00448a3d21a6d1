import { presence } from '#domain/exhibitors/contract/lamps.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { fairDashboard } from '../contract/dashboard.ts'
import { previewStand, visitHall, visitHalls, visitStand } from '../contract/visit.ts'
import { dashboardOf } from './dashboard.ts'
import { hallsOfFair, oneHall } from './halls.ts'
import { lampsOf } from './lamps.ts'
import { oneStand, standPreview } from './stands.ts'

export { lampNews } from './lamps.ts'
export { groundsOf, mayHearChanges } from './live.ts'

export const visit: DomainServer = {
  resources: [],
  handlers: [
    handle(visitHalls, ({ query }, context) => hallsOfFair(query.fair, context)),
    handle(visitHall, ({ params }, context) => oneHall(params.id, context)),
    handle(visitStand, ({ params }, context) => oneStand(params.id, context)),
    handle(fairDashboard, ({ params }, context) => dashboardOf(params.id, context)),
    handle(previewStand, ({ params }, context) => standPreview(params.id, context)),
    handle(presence, ({ query }, context) => lampsOf(query.fair, context)),
  ],
}
