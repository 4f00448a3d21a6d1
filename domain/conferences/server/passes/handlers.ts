import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { fullConferences } from '../../contract/full.ts'
import { givenPasses, givePass, takePassBack } from '../../contract/given-pass.ts'
import { askForPass, giveBackPlace } from '../../contract/pass-calls.ts'
import { decidePassRequest, shownPassRequest } from '../../contract/pass-decision.ts'
import { changePlaces, passRooms } from '../../contract/pass-rooms.ts'
import { askFor } from './ask-for-pass.ts'
import { decideByLink, showPassRequest } from './decide-by-link.ts'
import { fullIn } from './full-conferences.ts'
import { givePlaceBack } from './give-back.ts'
import { givePassOf, takeBackPass } from './give-pass.ts'
import { readGivenPasses } from './given-passes.ts'
import { readPassRooms, setPlaces } from './pass-rooms.ts'

export const passHandlers: readonly Handler[] = [
  handle(askForPass, ({ body }, context) => askFor(body, context)),
  handle(giveBackPlace, ({ params }, context) => givePlaceBack(params, context)),
  handle(givenPasses, ({ params }, context) => readGivenPasses(params.id, context)),
  handle(givePass, ({ params, body }, context) => givePassOf(params.id, body, context)),
  handle(takePassBack, ({ params }, context) => takeBackPass(params, context)),
  handle(passRooms, ({ params }, context) => readPassRooms(params.id, context)),
  handle(changePlaces, ({ params, body }, context) => setPlaces(params, body.places, context)),
  handle(fullConferences, ({ query }, context) => fullIn(query.fair, context)),
  handle(shownPassRequest, ({ params, body }, context) => showPassRequest({ ...params, ...body }, context)),
  handle(decidePassRequest, ({ params, body }, context) => decideByLink({ ...params, ...body }, context)),
]
