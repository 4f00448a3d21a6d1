import {
  backFirms,
  backFirmsConfig,
  exportFirms,
  validateFoundFirms,
} from '#domain/exhibitors/contract/back-firms.ts'
import * as cards from '#domain/exhibitors/contract/firm-card.ts'
import { peopleOfFirm } from '#domain/exhibitors/contract/firm-people.ts'
import { twinFirms } from '#domain/exhibitors/contract/firm-twins.ts'
import { embeddedFirms, frontFirms, frontFirmsConfig } from '#domain/exhibitors/contract/front-firms.ts'
import * as logos from '#domain/exhibitors/contract/logos.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { followingFigures, listBackFirms } from './back-firms.ts'
import { exportFirmsOf } from './export-firms.ts'
import { computeFirm, readFirmCard } from './firm-card.ts'
import { listFirmPeople } from './firm-people.ts'
import { listFrontFirms, offerFilters } from './front-firms.ts'
import { previewSentLogos, storeLogos } from './logos/give-logos.ts'
import { compareTwins } from './twin-firms.ts'
import { validateFirmsFound } from './validate-found.ts'

/** What is asked of exhibitors and answered with their booths. */
export const standExhibitorHandlers: Handler[] = [
  handle(frontFirms, ({ query }, context) => listFrontFirms(query, context)),
  handle(frontFirmsConfig, ({ query }, context) => offerFilters(query.fair, context)),
  handle(embeddedFirms, ({ query }, context) => listFrontFirms(query, context)),
  handle(backFirms, ({ query }, context) => listBackFirms(query, context)),
  handle(exportFirms, ({ query }, context) => exportFirmsOf({ ...query }, context), { writes: true }),
  handle(backFirmsConfig, ({ query }, context) => followingFigures(query.fair, context)),
  handle(cards.computedFirm, ({ params, query }, context) => computeFirm(params.id, query.fair, context)),
  handle(cards.firmCard, ({ params, query }, context) => readFirmCard(params.id, query.fair, context)),
  handle(peopleOfFirm, ({ params, query }, context) => listFirmPeople(params.id, { ...query }, context)),
  handle(twinFirms, ({ params }, context) => compareTwins(params.id, context)),
  handle(logos.previewLogos, ({ params }, context) => previewSentLogos(params.id, context), {
    writes: false,
  }),
  handle(logos.giveLogos, ({ params }, context) => storeLogos(params.id, context), { writes: false }),
  handle(validateFoundFirms, ({ body }, context) => validateFirmsFound(body, context)),
]
