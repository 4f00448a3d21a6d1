import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { purgeListTrash } from '#platform/server/resource/list-trash.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { allDataLists, dataLists, dataTables } from '../contract/data-list.ts'
import * as geography from '../contract/geography.ts'
import * as lists from '../contract/lists.ts'
import { makeTable, tablesWithEntries } from './data-tables.ts'
import { referenceJobNames } from './names.ts'

export const referenceDomain: DomainServer = {
  resources: [
    ...[...Object.values(lists), ...Object.values(geography), dataTables].map(list => implement(list)),
    implement(dataLists, { beforeWrite: makeTable }),
  ],
  handlers: [handle(allDataLists, ({ query }, context) => tablesWithEntries(query.ref, context))],
  jobNames: referenceJobNames,
  jobs: services => [schedule('purge_list_trash', 3_600, () => purgeListTrash(services))],
}
