import type { DomainServer } from '#platform/server/domain-server.ts'
import { schedule } from '#platform/server/queue/job.ts'
import * as events from '../contract/events.ts'
import { badgeHandlers } from './badge/handlers.ts'
import { badgePersonalData } from './badge/personal-data.ts'
import { badgeNotifications } from './badge/tell-scanned.ts'
import { leadPersonalData } from './personal-data.ts'
import { tellLeads } from './tell-leads.ts'
import { leadTopic } from './topic.ts'
import { webhookHandlers } from './webhooks/handlers.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import { webhookMails } from './webhooks/mails.ts'
import { webhookNotifications } from './webhooks/notifications.ts'
import { webhookPersonalData } from './webhooks/personal-data.ts'
import { webhookSubscribers } from './webhooks/subscribers.ts'

export const leadsDomain: DomainServer = {
  resources: [],
  handlers: [...badgeHandlers, ...webhookHandlers],
  personalData: [...leadPersonalData, ...badgePersonalData, ...webhookPersonalData],
  mails: webhookMails,
  notifications: [...Object.values(badgeNotifications), ...Object.values(webhookNotifications)],
  subscribers: webhookSubscribers,
  topics: [leadTopic],
  events: Object.values(events),
  jobs: services => [schedule('tell_leads', 5, () => tellLeads(services)), ...webhookJobs(services)],
}
