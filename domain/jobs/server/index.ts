import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { jobLists } from '../contract/lists.ts'

export const jobs: DomainServer = { resources: jobLists.map(list => implement(list)), answers: [] }
