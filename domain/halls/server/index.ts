import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { elements } from '../contract/element.ts'
import { fairHalls } from '../contract/fair-hall.ts'
import { fairHallConfigurations } from '../contract/fair-hall-configuration.ts'
import { layPlaces } from './lay-places.ts'

export const halls: DomainServer = {
  resources: [
    implement(fairHallConfigurations),
    implement(fairHalls, {
      published: alias => sql`${sql.ref(`${alias}.is_visible`)}`,
      afterChange: (row, action, context, before) => layPlaces(row, action, context, before),
    }),
    implement(elements, { published: alias => sql`${sql.ref(`${alias}.map_id`)} in (select id from fair_hall where is_visible)` }),
  ],
  answers: [],
}
