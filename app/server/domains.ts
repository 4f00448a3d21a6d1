import { billing } from '#domain/billing/server/index.ts'
import { conferences } from '#domain/conferences/server/index.ts'
import { exhibitors } from '#domain/exhibitors/server/index.ts'
import { fairs } from '#domain/fairs/server/index.ts'
import { halls } from '#domain/halls/server/index.ts'
import { identity } from '#domain/identity/server/index.ts'
import { jobs } from '#domain/jobs/server/index.ts'
import { media } from '#domain/media/server/index.ts'
import { people } from '#domain/people/server/index.ts'
import { reference } from '#domain/reference/server/index.ts'
import { registration } from '#domain/registration/server/index.ts'
import { stands } from '#domain/stands/server/index.ts'
import { visit } from '#domain/visit/server/index.ts'
import { captchaHandlers } from '#platform/server/captcha/handlers.ts'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { registerDomains } from '#platform/server/domains.ts'
import { listHandlers } from '#platform/server/resource/list-handlers.ts'

/** What the product consists of, in the order in which its domains know each other. */
export const domains: readonly DomainServer[] = [
  reference,
  media,
  fairs,
  identity,
  exhibitors,
  halls,
  stands,
  registration,
  people,
  conferences,
  jobs,
  billing,
  visit,
]

export const handlers = [...captchaHandlers, ...listHandlers, ...domains.flatMap(domain => domain.handlers)]

export const registerAllDomains = () => registerDomains(domains)
