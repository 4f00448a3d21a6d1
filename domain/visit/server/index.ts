import { presence } from '#domain/exhibitors/contract/lamps.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { fairDashboard } from '../contract/dashboard.ts'
import { previewStand, visitHall, visitHalls, visitStand } from '../contract/visit.ts'
import { dashboardOf } from './dashboard.ts'
import { hallsOfFair, oneHall } from './halls.ts'
import { lampsOf } from './lamps.ts'
import { oneStand, previewOf } from './stands.ts'

export { lampNews } from './lamps.ts'
export { groundsOf, mayHearChanges } from './live.ts'

export const visit: DomainServer = {
  resources: [],
  answers: [
    answer(visitHalls, ({ query }, context) => hallsOfFair(query.fair, context)),
    answer(visitHall, ({ params }, context) => oneHall(params.id, context)),
    answer(visitStand, ({ params }, context) => oneStand(params.id, context)),
    answer(fairDashboard, ({ params }, context) => dashboardOf(params.id, context)),
    answer(previewStand, ({ params }, context) => previewOf(params.id, context)),
    answer(presence, ({ query }, context) => lampsOf(query.fair, context)),
  ],
}
