import { hallsLight } from '#domain/halls/contract/hall-light.ts'
import { standsOfHall } from '#domain/halls/contract/hall-stand.ts'
import { visitHall, visitHalls } from '#domain/halls/contract/hall-visit.ts'
import { placeStand, readPlan, restoreStand, trashStand } from '#domain/halls/contract/plan.ts'
import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import { hallsOfFair, oneHall, readerSeesFair, readerSeesFairOf } from '../hall-visit.ts'
import { lightHalls, shownStands } from './hall-stands.ts'
import { moveToPlace } from './place-stand.ts'
import { planOf } from './read-plan.ts'
import { restoreTrashedStand, throwAway } from './trash-stand.ts'

/** What is asked of halls and answered with their stands. */
export const planHandlers: Handler[] = [
  handle(hallsLight, ({ query }, context) => lightHalls(query.fair, context)),
  handle(standsOfHall, ({ params, query }, context) => shownStands(params.id, { ...query }, context)),
  handle(visitHalls, ({ query }, context) => hallsOfFair(query.fair, context), {
    sharedWith: ({ query }, reader) => readerSeesFair(query.fair, reader),
  }),
  handle(visitHall, ({ params }, context) => oneHall(params.id, context), {
    sharedWith: ({ params }, reader) => readerSeesFairOf('fair_hall', params.id, reader),
  }),
  handle(readPlan, ({ params }, context) => planOf(params.id, context)),
  handle(placeStand, ({ params, body }, context) => moveToPlace(params.id, body, context)),
  handle(trashStand, ({ params, body }, context) => throwAway(params.id, body, context)),
  handle(restoreStand, ({ params }, context) => restoreTrashedStand(params.id, context)),
]
