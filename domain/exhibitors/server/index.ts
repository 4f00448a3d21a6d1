import { sql } from 'kysely'
import type { DomainServer } from '#platform/server/domain-server.ts'
import { answer } from '#platform/server/http/endpoint-routes.ts'
import { implement } from '#platform/server/resource/registry.ts'
import { businessSectors } from '../contract/business-sector.ts'
import { businessSubsectors } from '../contract/business-subsector.ts'
import { fairFirms } from '../contract/fair-firm.ts'
import { firms } from '../contract/firm.ts'
import { firmBusinessSectors } from '../contract/firm-business-sector.ts'
import { firmTypes } from '../contract/firm-type.ts'
import { frontFirms, frontFirmsConfig } from '../contract/front-firms.ts'
import { beforeFairFirmWrite, removeFirm } from './firm-memberships.ts'
import { beforeFirmWrite, presentFirm } from './firm-writes.ts'
import { listFrontFirms, offerFilters } from './front-firms.ts'

export const exhibitors: DomainServer = {
  resources: [
    implement(firmTypes),
    implement(businessSectors),
    implement(businessSubsectors),
    implement(firms, {
      // Shown, and validated in one of the fairs that the reader may walk through.
      published: (alias, fairs) =>
        sql`${sql.ref(`${alias}.is_visible`)} and exists (select 1 from fair_firm shown where shown.firm_id = ${sql.ref(`${alias}.id`)} and shown.is_validated = 1 and shown.fair_id in ${fairs})`,
      beforeWrite: beforeFirmWrite,
      present: presentFirm,
      remove: removeFirm,
    }),
    implement(fairFirms, { beforeWrite: beforeFairFirmWrite }),
    implement(firmBusinessSectors, {
      published: alias => sql`${sql.ref(`${alias}.firm_id`)} in (select id from firm where is_visible)`,
    }),
  ],
  answers: [
    answer(frontFirms, ({ query }, context) => listFrontFirms(query, context)),
    answer(frontFirmsConfig, ({ query }, context) => offerFilters(query.fair, context)),
  ],
}
