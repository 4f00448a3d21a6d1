import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { elements } from '../contract/element.ts'
import { fairHalls } from '../contract/fair-hall.ts'
import { fairHallConfigurations } from '../contract/fair-hall-configuration.ts'
import { orderHalls } from '../contract/hall-light.ts'
import { hallChecklist } from './checklist.ts'
import { copiedHalls } from './copied-halls.ts'
import { countedHalls } from './counted.ts'
import { dropPictures } from './drop-pictures.ts'
import { beforeElementWrite, removeElement } from './element-writes.ts'
import { beforeHallWrite, removeHall } from './hall-writes.ts'
import { layPlaces } from './lay-places.ts'
import { hallsPartNames } from './names.ts'
import { putInOrder } from './put-in-order.ts'
import { hallSearch } from './search.ts'
import { hallTopic } from './topic.ts'
import { transferredHalls } from './transferred-halls.ts'
import { trashedHallTables } from './trashed-tables.ts'

export { addPlaces, openHall } from './open-hall.ts'

export const hallsDomain: DomainServer = {
  resources: [
    implement(fairHallConfigurations),
    implement(fairHalls, {
      published: alias => sql`${sql.ref(`${alias}.is_visible`)}`,
      beforeWrite: beforeHallWrite,
      afterChange: async (...change) => {
        await layPlaces(...change)
        await dropPictures(...change)
      },
      remove: removeHall,
    }),
    implement(elements, {
      published: alias => sql`${sql.ref(`${alias}.map_id`)} in (select id from fair_hall where is_visible)`,
      beforeWrite: beforeElementWrite,
      remove: removeElement,
    }),
  ],
  handlers: [handle(orderHalls, ({ params, body }, context) => putInOrder(params.id, body.halls, context))],
  counted: [countedHalls],
  topics: [hallTopic],
  trash: trashedHallTables,
  copies: copiedHalls,
  partNames: hallsPartNames,
  transfers: transferredHalls,
  checklist: [hallChecklist],
  search: [hallSearch],
}
