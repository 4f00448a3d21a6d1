import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { elements } from '../contract/element.ts'
import { fairHalls } from '../contract/fair-hall.ts'
import { fairHallConfigurations } from '../contract/fair-hall-configuration.ts'
import { hallsLight, orderHalls } from '../contract/hall-light.ts'
import { standsOfHall } from '../contract/hall-stand.ts'
import { visitHall, visitHalls } from '../contract/hall-visit.ts'
import { placeStand, readPlan, restoreStand, trashStand } from '../contract/plan.ts'
import { hallChecklist } from './checklist.ts'
import { beforeElementWrite, removeElement } from './element-writes.ts'
import { lightHalls, shownStands } from './hall-queries.ts'
import { hallsOfFair, oneHall } from './hall-visit.ts'
import { beforeHallWrite, removeHall } from './hall-writes.ts'
import { layPlaces } from './lay-places.ts'
import { putStand } from './place-stand.ts'
import { putInOrder } from './put-in-order.ts'
import { planOf } from './read-plan.ts'
import { hallTopic } from './topic.ts'
import { restoreTrashedStand, throwAway } from './trash-stand.ts'

export { doorOf, oneHall, refusalOfPlace } from './hall-visit.ts'
export { addPlaces, openHall } from './open-hall.ts'
export { assertFreePlace, occupantOf } from './place-stand.ts'
export { shownStand } from './shown-stand.ts'
export { type StandRow, standCardSources, standColumns, toStand } from './stand-card.ts'

export const halls: DomainServer = {
  resources: [
    implement(fairHallConfigurations),
    implement(fairHalls, {
      published: alias => sql`${sql.ref(`${alias}.is_visible`)}`,
      beforeWrite: beforeHallWrite,
      afterChange: layPlaces,
      remove: removeHall,
    }),
    implement(elements, {
      published: alias => sql`${sql.ref(`${alias}.map_id`)} in (select id from fair_hall where is_visible)`,
      beforeWrite: beforeElementWrite,
      remove: removeElement,
    }),
  ],
  handlers: [
    handle(hallsLight, ({ query }, context) => lightHalls(query.fair, context)),
    handle(orderHalls, ({ params, body }, context) => putInOrder(params.id, body.halls, context)),
    handle(standsOfHall, ({ params, query }, context) => shownStands(params.id, { ...query }, context)),
    handle(readPlan, ({ params }, context) => planOf(params.id, context)),
    handle(placeStand, ({ params, body }, context) => putStand(params.id, body, context)),
    handle(trashStand, ({ params, body }, context) => throwAway(params.id, body, context)),
    handle(restoreStand, ({ params }, context) => restoreTrashedStand(params.id, context)),
    handle(visitHalls, ({ query }, context) => hallsOfFair(query.fair, context)),
    handle(visitHall, ({ params }, context) => oneHall(params.id, context)),
  ],
  topics: [hallTopic],
  checklist: [hallChecklist],
}
