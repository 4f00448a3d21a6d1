import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'

/** Fairs name the stand groups, which a later domain declares. */
export const standGroups: DomainServer = {
  resources: [
    implement(
      defineResource({
        name: 'stand_groups',
        table: 'stand_group',
        tag: 'Stands',
        record: { rank: Type.Integer() },
        translated: { name: Line(160) },
        writable: [],
        policy: referencePolicy,
      }),
    ),
  ],
  handlers: [],
}
