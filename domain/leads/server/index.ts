import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import * as events from '../contract/events.ts'
import { leadPersonalData } from './personal-data.ts'
import { tellLeads } from './tell-leads.ts'
import { leadTopic } from './topic.ts'

export const leadsDomain: DomainServer = {
  resources: [],
  handlers: [],
  personalData: leadPersonalData,
  topics: [leadTopic],
  events: Object.values(events),
  jobs: services => [schedule('tell_leads', 5, () => tellLeads(services))],
}
