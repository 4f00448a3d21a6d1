import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import { search, searchActs, searchStands } from '../contract/search.ts'
import { find } from './find.ts'
import { findActs } from './find-acts.ts'
import { findStands } from './find-stands.ts'
import { searchJobNames } from './names.ts'
import { sweepSearchWords } from './sweep-search-words.ts'

export const searchDomain: DomainServer = {
  resources: [],
  handlers: [
    handle(search, ({ query }, context) => find(query, context)),
    handle(searchActs, ({ query }, context) => findActs(query, context)),
    handle(searchStands, ({ query }, context) => findStands(query, context)),
  ],
  jobNames: searchJobNames,
  jobs: services => [schedule('sweep_search_words', 24 * 3600, () => sweepSearchWords(services))],
}
