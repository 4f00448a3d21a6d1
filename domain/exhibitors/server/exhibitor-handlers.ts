import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as changes from '../contract/firm-changes.ts'
import * as lists from '../contract/firm-lists.ts'
import { mergeFirms, sayDistinct } from '../contract/firm-twins.ts'
import { addFirm } from './create-firm.ts'
import { countryNames, firmsToFollow, firmsToVisit, firmTypeNames, sectorNames } from './firm-lists.ts'
import { replaceSectors } from './firm-sectors.ts'
import { rightsOver } from './firm-writes.ts'
import { keepDistinct } from './merge/keep-distinct.ts'
import { mergeInto } from './merge/merge-into.ts'
import { takeLogo } from './upload-logo.ts'
import { validateFirms } from './validate-firms.ts'

export const exhibitorHandlers: Handler[] = [
  handle(lists.lightFirms, ({ query }, context) => firmsToVisit(query, context)),
  handle(lists.selectableFirms, ({ query }, context) => firmsToFollow(query, context)),
  handle(lists.typesOfFirms, (_call, context) => firmTypeNames(context)),
  handle(lists.countriesOfFirms, (_call, context) => countryNames(context)),
  handle(lists.sectorsOfFirms, (_call, context) => sectorNames(context)),
  handle(changes.createFirm, ({ body }, context) => addFirm(body, context)),
  handle(changes.firmRights, ({ params }, context) => rightsOver(params.id, context)),
  handle(changes.changeSectors, ({ params, body }, context) => replaceSectors(params.id, body, context)),
  handle(changes.uploadLogo, ({ params }, context) => takeLogo(params.id, context), { writes: false }),
  handle(changes.validateFairFirms, ({ body }, context) => validateFirms(body, context)),
  handle(mergeFirms, ({ params, body }, context) => mergeInto(params.id, body, context)),
  handle(sayDistinct, ({ params, body }, context) => keepDistinct(params.id, body, context)),
]
