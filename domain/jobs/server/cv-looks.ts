import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Limit } from '#platform/server/limiter.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { cvLooksRefused } from '../contract/events.ts'
import { looksAllowed } from '../contract/library.ts'

const hour = 3_600
const looks: readonly Limit[] = [
  { name: 'cv-looks-hour', max: looksAllowed.anHour, seconds: hour },
  { name: 'cv-looks-day', max: looksAllowed.aDay, seconds: 24 * hour },
]
const told: Limit = { name: 'cv-looks-told', max: 1, seconds: hour }

/** Of the library of this fair. */
export class TooManyLooks extends Refusal {
  constructor(
    readonly fair: number,
    retryAfter: number,
  ) {
    super(429, 'too_many_requests', { retryAfter })
  }
}

/** Counts a look of the caller at the library of a fair. @throws TooManyLooks */
export async function countLook(fair: number, { db, actor, services }: Context): Promise<void> {
  for (const limit of looks) {
    const { allowed, retryAfter } = await services.limiter.within(db).hit(limit, String(actor.userId))
    if (!allowed) throw new TooManyLooks(fair, retryAfter)
  }
}

/** Once an hour, however often they go on asking. */
export const tellTooManyLooks = (fair: number, { actor: { userId }, services }: Context): Promise<void> =>
  services.database.transaction(async db => {
    const { allowed } = await services.limiter.within(db).hit(told, `${userId}:${fair}`)
    if (allowed && userId !== null)
      await emit({ db, services }, cvLooksRefused, { reader: userId, fair, at: services.now().toISOString() })
  })
