import type { DomainServer } from '#platform/server/domain-server.ts'
import { handle } from '#platform/server/http/endpoint-routes.ts'
import { schedule } from '#platform/server/queue/job.ts'
import * as consent from '../contract/consent.ts'
import * as events from '../contract/events.ts'
import * as lead from '../contract/lead.ts'
import * as rules from '../contract/rules.ts'
import * as visits from '../contract/visits.ts'
import { badgeHandlers } from './badge/handlers.ts'
import { badgePersonalData } from './badge/personal-data.ts'
import { badgeNotifications } from './badge/tell-scanned.ts'
import { changeLeadOf, dropNoteOf, writeNoteOf } from './change-lead.ts'
import { changeConsentsOf, readConsentsOf } from './consents.ts'
import { exportLeadsOf } from './export.ts'
import { leadFigures } from './firm-figures.ts'
import { endLeadKeeping } from './keep-leads.ts'
import { allowOrganizersOf, readPrivacyLedgerOf } from './ledger.ts'
import { listLeads } from './list.ts'
import { leadsJobNames } from './names.ts'
import { leadNotifications } from './notifications.ts'
import { countLeads, readOverview } from './overview.ts'
import { leadPersonalData } from './personal-data.ts'
import { readLead } from './read-lead.ts'
import { readRulesOf, saveRulesOf } from './save-rules.ts'
import { tellLeads } from './tell-leads.ts'
import { tellNewLeads } from './tell-new-leads.ts'
import { leadTopic } from './topic.ts'
import { historyOf, recordVisitOf, visitsOfUsers } from './visits.ts'
import { webhookHandlers } from './webhooks/handlers.ts'
import { webhookJobs } from './webhooks/jobs.ts'
import { webhookMails } from './webhooks/mails.ts'
import { webhookNotifications } from './webhooks/notifications.ts'
import { webhookPersonalData } from './webhooks/personal-data.ts'
import { webhookSubscribers } from './webhooks/subscribers.ts'

export const leadsDomain: DomainServer = {
  resources: [],
  handlers: [
    ...badgeHandlers,
    ...webhookHandlers,
    handle(lead.leadList, ({ query }, context) => listLeads(query, context)),
    handle(lead.leadOverview, ({ query }, context) => readOverview(query, context)),
    handle(lead.leadCounts, ({ query }, context) => countLeads(query, context)),
    handle(lead.exportLeads, ({ query }, context) => exportLeadsOf(query, context), { writes: true }),
    handle(lead.oneLead, ({ params }, context) => readLead(params.id, context)),
    handle(lead.changeLead, ({ params, body }, context) => changeLeadOf(params.id, body, context)),
    handle(lead.writeNote, ({ params, body }, context) => writeNoteOf(params.id, body, context)),
    handle(lead.dropNote, ({ params }, context) => dropNoteOf(params.id, params.note, context)),
    handle(rules.readLeadRules, ({ query }, context) => readRulesOf(query, context)),
    handle(rules.saveLeadRules, ({ body }, context) => saveRulesOf(body, context)),
    handle(consent.readConsents, ({ query }, context) => readConsentsOf(query, context)),
    handle(consent.changeConsents, ({ body }, context) => changeConsentsOf(body, context)),
    handle(consent.readPrivacyLedger, (_, context) => readPrivacyLedgerOf(context)),
    handle(consent.allowOrganizers, ({ body }, context) => allowOrganizersOf(body, context)),
    handle(visits.recordVisit, ({ body }, context) => recordVisitOf(body, context)),
    handle(visits.statisticsOfUsers, ({ body }, context) => visitsOfUsers(body, context)),
    handle(visits.historyOfUser, ({ query }, context) => historyOf(query, context)),
  ],
  mergedFirms: [
    {
      'lead.firm_id': { refused: 'firm_has_contacts' },
      'lead_scan.firm_id': { refused: 'firm_has_contacts' },
      'lead_visit.firm_id': { refused: 'firm_has_contacts' },
      'lead_rule.firm_id': 'stay',
      'webhook_endpoint.firm_id': 'stay',
    },
  ],
  personalData: [...leadPersonalData, ...badgePersonalData, ...webhookPersonalData],
  mails: webhookMails,
  notifications: [leadNotifications, badgeNotifications, webhookNotifications].flatMap(declared =>
    Object.values(declared),
  ),
  subscribers: webhookSubscribers,
  topics: [leadTopic],
  firmFigures: [leadFigures],
  events: Object.values(events),
  jobNames: leadsJobNames,
  jobs: services => [
    schedule('tell_leads', 5, () => tellLeads(services)),
    schedule('tell_new_leads', 15 * 60, () => tellNewLeads(services)),
    schedule('end_lead_keeping', 6 * 3_600, () => endLeadKeeping(services)),
    ...webhookJobs(services),
  ],
}
