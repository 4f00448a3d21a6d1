import { sql } from 'kysely'
import { hasRows, idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { TransferPart } from '#platform/server/transfer/transfer-part.ts'

const picture = ['picture']

export const transferredHalls: readonly TransferPart[] = [
  resourcePart({
    name: 'halls',
    resource: 'fair_halls',
    tables: ['fair_hall'],
    of: fair => sql`t.fair_id = ${fair}`,
    // A hall comes before those within it.
    order: sql`t.parent_id is not null, t.rank`,
    key: row => String(row.letter),
    // Not its layout: its places come as they are.
    fields: [
      'letter',
      'translations',
      'rank',
      'type',
      'parent',
      'color',
      'titleColor',
      'variant',
      'link',
      'leftHallImage',
      'rightHallImage',
      'overviewImage',
      'presentationImage',
      'isVisible',
    ],
    files: {
      leftHallImage: picture,
      rightHallImage: picture,
      overviewImage: picture,
      presentationImage: picture,
    },
    arrive: async (_row, { fair }) => ({ fair }),
    isIn: hasRows('fair_hall'),
  }),
  resourcePart({
    name: 'places',
    resource: 'elements',
    tables: ['element'],
    of: fair => sql`t.map_id in (select id from fair_hall where fair_id = ${fair})`,
    fields: ['map', 'type', 'position', 'aisle', 'place'],
    arrive: async (row, arriving) => ({ map: await idOfCarried('fair_halls', 'map', row, arriving) }),
  }),
]
