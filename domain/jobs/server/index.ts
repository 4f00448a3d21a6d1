import type { DomainServer } from '#platform/server/domain-server.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { jobLists, jobSubFamilies } from '../contract/lists.ts'
import { jobMails } from './mails/kinds.ts'
import { ownSubFamilies } from './own-sub-families.ts'
import { beforeSubFamilyWrite } from './sub-family-writes.ts'

const others = jobLists.filter(list => list !== jobSubFamilies)

export const jobsDomain: DomainServer = {
  resources: [
    ...others.map(list => implement(list)),
    implement(jobSubFamilies, { beforeWrite: beforeSubFamilyWrite }),
  ],
  handlers: [],
  trash: [ownSubFamilies],
  mails: jobMails,
}
