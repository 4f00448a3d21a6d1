import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { conferenceLists } from '../contract/lists.ts'

export const conferencesDomain: DomainServer = {
  resources: conferenceLists.map(list => implement(list)),
  handlers: [],
}
