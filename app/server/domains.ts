import { billingDomain } from '#domain/billing/server/index.ts'
import { callsDomain } from '#domain/calls/server/index.ts'
import { chatDomain } from '#domain/chat/server/index.ts'
import { conferencesDomain } from '#domain/conferences/server/index.ts'
import { exhibitorsDomain } from '#domain/exhibitors/server/index.ts'
import { fairsDomain } from '#domain/fairs/server/index.ts'
import { hallsDomain } from '#domain/halls/server/index.ts'
import { identityDomain } from '#domain/identity/server/index.ts'
import { jobsDomain } from '#domain/jobs/server/index.ts'
import { leadsDomain } from '#domain/leads/server/index.ts'
import { mediaDomain } from '#domain/media/server/index.ts'
import { messagingDomain } from '#domain/messaging/server/index.ts'
import { notificationsDomain } from '#domain/notifications/server/index.ts'
import { peopleDomain } from '#domain/people/server/index.ts'
import { presenceDomain } from '#domain/presence/server/index.ts'
import { referenceDomain } from '#domain/reference/server/index.ts'
import { registrationDomain } from '#domain/registration/server/index.ts'
import { searchDomain } from '#domain/search/server/index.ts'
import { standsDomain } from '#domain/stands/server/index.ts'
import { statisticsDomain } from '#domain/statistics/server/index.ts'
import { waitingDomain } from '#domain/waiting/server/index.ts'
import { captchaHandlers } from '#platform/server/captcha/handlers.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { registerDomains } from '#platform/server/domains.ts'
import { listHandlers } from '#platform/server/resource/list-handlers.ts'

/** What the product consists of, in the order in which its domains know each other. */
export const domains: readonly DomainServer[] = [
  referenceDomain,
  mediaDomain,
  fairsDomain,
  identityDomain,
  exhibitorsDomain,
  hallsDomain,
  presenceDomain,
  standsDomain,
  registrationDomain,
  peopleDomain,
  messagingDomain,
  chatDomain,
  callsDomain,
  waitingDomain,
  conferencesDomain,
  jobsDomain,
  notificationsDomain,
  statisticsDomain,
  leadsDomain,
  billingDomain,
  searchDomain,
]

export const handlers = [...captchaHandlers, ...listHandlers, ...domains.flatMap(domain => domain.handlers)]

export const registerAllDomains = () => registerDomains(domains)
