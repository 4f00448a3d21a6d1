import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'

const tag = 'Users'
const params = Type.Object({ id: Id })

/** What can be assigned to a cluster admin in a fair. */
export const clusterParts = ['halls', 'stands', 'firms'] as const
export type ClusterPart = (typeof clusterParts)[number]

const Choice = Type.Object({ id: Id, label: Type.String(), isAssigned: Type.Boolean() })

export const Cluster = Type.Object({
  fair: Type.Object({ id: Id, name: Type.String() }),
  halls: Type.Array(Choice),
  stands: Type.Array(Choice),
  firms: Type.Array(Choice),
})
export type Cluster = Static<typeof Cluster>

export const readCluster = defineEndpoint({
  method: 'GET',
  path: '/users/back/{id}/cluster',
  tag,
  summary: 'What a cluster admin follows in the fairs that one runs, among what there is',
  allow: runners,
  params,
  response: Type.Array(Cluster),
})

const Ids = Type.Array(Id, { maxItems: 5000, uniqueItems: true })

export const writeCluster = defineEndpoint({
  method: 'PUT',
  path: '/users/back/{id}/cluster',
  tag,
  summary: 'Say what a cluster admin follows in a fair: its halls, stands and exhibitors',
  audit: 'always',
  allow: runners,
  params,
  body: Type.Object({ fair: Id, halls: Ids, stands: Ids, firms: Ids }, { additionalProperties: false }),
})
