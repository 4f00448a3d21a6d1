import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { allDataLists, dataLists, dataTables } from '../contract/data-list.ts'
import * as geography from '../contract/geography.ts'
import * as lists from '../contract/lists.ts'
import { makeTable, tablesWithEntries } from './data-tables.ts'

export const referenceDomain: DomainServer = {
  resources: [
    ...[...Object.values(lists), ...Object.values(geography), dataTables].map(list => implement(list)),
    implement(dataLists, { beforeWrite: makeTable }),
  ],
  handlers: [handle(allDataLists, ({ query }, context) => tablesWithEntries(query.ref, context))],
}
