import { type Answer, answer } from '#platform/server/http/endpoint-routes.ts'
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
import { listPeople } from './firm-people.ts'
import { replaceSectors } from './firm-sectors.ts'
import { rightsOver } from './firm-writes.ts'
import { listFrontFirms, offerFilters } from './front-firms.ts'
import { giveLogos, previewLogos } from './logos/give-logos.ts'
import { takeLogo } from './upload-logo.ts'
import { validateFirms, validateFound } from './validate-firms.ts'

export const exhibitorAnswers: Answer[] = [
  answer(frontFirms, ({ query }, context) => listFrontFirms(query, context)),
  answer(frontFirmsConfig, ({ query }, context) => offerFilters(query.fair, context)),
  answer(embeddedFirms, ({ query }, context) => listFrontFirms(query, context)),
  answer(backFirms, ({ query }, context) => listBackFirms(query, context)),
  answer(exportFirms, ({ query }, context) => exportFirmsToCsv({ ...query }, context), { writes: true }),
  answer(backFirmsConfig, ({ query }, context) => followingFigures(query.fair, context)),
  answer(lists.lightFirms, ({ query }, context) => firmsToVisit(query, context)),
  answer(lists.selectableFirms, ({ query }, context) => firmsToFollow(query, context)),
  answer(lists.typesOfFirms, (_call, context) => firmTypeNames(context)),
  answer(lists.countriesOfFirms, (_call, context) => countryNames(context)),
  answer(lists.sectorsOfFirms, (_call, context) => sectorNames(context)),
  answer(cards.computedFirm, ({ params, query }, context) => computeFirm(params.id, query.fair, context)),
  answer(cards.firmCard, ({ params, query }, context) => readFirmCard(params.id, query.fair, context)),
  answer(peopleOfFirm, ({ params, query }, context) => listPeople(params.id, { ...query }, context)),
  answer(changes.createFirm, ({ body }, context) => createFirm(body, context)),
  answer(changes.firmRights, ({ params }, context) => rightsOver(params.id, context)),
  answer(changes.changeSectors, ({ params, body }, context) => replaceSectors(params.id, body, context)),
  answer(changes.uploadLogo, ({ params }, context) => takeLogo(params.id, context), { writes: false }),
  answer(logos.previewLogos, ({ params }, context) => previewLogos(params.id, context), { writes: false }),
  answer(logos.giveLogos, ({ params }, context) => giveLogos(params.id, context), { writes: false }),
  answer(changes.validateFairFirms, ({ body }, context) => validateFirms(body, context)),
  answer(validateFoundFirms, ({ body }, context) => validateFound(body, context)),
]
