import type { validateFoundFirms } from '#domain/exhibitors/contract/back-firms.ts'
import { decide, ownAmong } from '#domain/exhibitors/server/index.ts'
import { formerStates, mostDecided } from '#domain/identity/contract/decide-found.ts'
import { assertExpectedCount } from '#domain/identity/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { everyParticipation } from './back-firms.ts'

/** Decides on all exhibitors whom the list finds, across its pages. @throws 422 for too many, 409 for more than were shown */
export async function validateFirmsFound(
  { found, count, isValidated, undo }: BodyOf<typeof validateFoundFirms>,
  context: Context,
): Promise<ResponseOf<typeof validateFoundFirms>> {
  const ids = await everyParticipation(found, context, mostDecided)
  assertExpectedCount(ids.length, count)
  const own = await ownAmong(ids, context)
  const before = await many<{ id: number; isValidated: number }>(context.db)`
    select id, is_validated as "isValidated" from fair_firm
      where id = any(${own}::int[]) and is_validated <> ${isValidated} order by id`
  const changed = await decide(own, isValidated, context, undo)
  return {
    changed,
    ...(undo && { before: formerStates(before) }),
    passedOver: { already: own.length - changed },
  }
}
