import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { backFirms, backFirmsConfig, exportFirms, validateFoundFirms } from '../contract/back-firms.ts'
import * as cards from '../contract/firm-card.ts'
import * as changes from '../contract/firm-changes.ts'
import * as lists from '../contract/firm-lists.ts'
import { peopleOfFirm } from '../contract/firm-people.ts'
import { embeddedFirms, frontFirms, frontFirmsConfig } from '../contract/front-firms.ts'
import * as logos from '../contract/logos.ts'
import { followingFigures, listBackFirms } from './back-firms.ts'
import { createFirm } from './create-firm.ts'
import { exportFirms as exportFirmsToCsv } from './export-firms.ts'
import { computeFirm, readFirmCard } from './firm-card.ts'
import { countryNames, firmsToFollow, firmsToVisit, firmTypeNames, sectorNames } from './firm-lists.ts'
import { listFirmPeople } from './firm-people.ts'
import { replaceSectors } from './firm-sectors.ts'
import { rightsOver } from './firm-writes.ts'
import { listFrontFirms, offerFilters } from './front-firms.ts'
import { giveLogos, previewLogos } from './logos/give-logos.ts'
import { takeLogo } from './upload-logo.ts'
import { validateFirms, validateFirmsFound } from './validate-firms.ts'

export const exhibitorHandlers: Handler[] = [
  handle(frontFirms, ({ query }, context) => listFrontFirms(query, context)),
  handle(frontFirmsConfig, ({ query }, context) => offerFilters(query.fair, context)),
  handle(embeddedFirms, ({ query }, context) => listFrontFirms(query, context)),
  handle(backFirms, ({ query }, context) => listBackFirms(query, context)),
  handle(exportFirms, ({ query }, context) => exportFirmsToCsv({ ...query }, context), { writes: true }),
  handle(backFirmsConfig, ({ query }, context) => followingFigures(query.fair, context)),
  handle(lists.lightFirms, ({ query }, context) => firmsToVisit(query, context)),
  handle(lists.selectableFirms, ({ query }, context) => firmsToFollow(query, context)),
  handle(lists.typesOfFirms, (_call, context) => firmTypeNames(context)),
  handle(lists.countriesOfFirms, (_call, context) => countryNames(context)),
  handle(lists.sectorsOfFirms, (_call, context) => sectorNames(context)),
  handle(cards.computedFirm, ({ params, query }, context) => computeFirm(params.id, query.fair, context)),
  handle(cards.firmCard, ({ params, query }, context) => readFirmCard(params.id, query.fair, context)),
  handle(peopleOfFirm, ({ params, query }, context) => listFirmPeople(params.id, { ...query }, context)),
  handle(changes.createFirm, ({ body }, context) => createFirm(body, context)),
  handle(changes.firmRights, ({ params }, context) => rightsOver(params.id, context)),
  handle(changes.changeSectors, ({ params, body }, context) => replaceSectors(params.id, body, context)),
  handle(changes.uploadLogo, ({ params }, context) => takeLogo(params.id, context), { writes: false }),
  handle(logos.previewLogos, ({ params }, context) => previewLogos(params.id, context), { writes: false }),
  handle(logos.giveLogos, ({ params }, context) => giveLogos(params.id, context), { writes: false }),
  handle(changes.validateFairFirms, ({ body }, context) => validateFirms(body, context)),
  handle(validateFoundFirms, ({ body }, context) => validateFirmsFound(body, context)),
]
