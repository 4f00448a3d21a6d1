import type { validateFoundFirms } from '#domain/exhibitors/contract/back-firms.ts'
import { decide, ownAmong } from '#domain/exhibitors/server/index.ts'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'
import { assertExpectedCount } from '#domain/identity/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { everyParticipation } from './back-firms.ts'

/** Decides on all exhibitors whom the list finds, across its pages. @throws 422 for too many, 409 for more than were shown */
export async function validateFirmsFound(
  { found, count, isValidated }: BodyOf<typeof validateFoundFirms>,
  context: Context,
): Promise<ResponseOf<typeof validateFoundFirms>> {
  const ids = await everyParticipation(found, context, mostDecided)
  assertExpectedCount(ids.length, count)
  const own = await ownAmong(ids, context)
  const changed = await decide(own, isValidated, context)
  return { changed, passedOver: { already: own.length - changed } }
}
