import type { EventType } from '#platform/contract/event.ts'
import { defaultLocale } from '#platform/contract/locale.ts'
import type { Actor } from '../actor.ts'
import type { JobHandler } from '../queue/job.ts'
import { insertJobs } from '../queue/job-rows.ts'
import { runInContext } from '../run-in-context.ts'
import type { Services } from '../services.ts'
import { eventKind } from './emit.ts'
import type { Subscriber } from './subscriber.ts'

/** Who acts when nobody does: reaches nothing by a policy, and is nobody in the audit log. */
const systemActor: Actor = { userId: null, sessionId: null, roles: [], reach: {} }

/**
 * The dispatcher: an event becomes one job for each subscriber, so that one that fails holds up neither the others nor
 * what is said of other subjects.
 */
export function eventJobs(
  events: readonly EventType[],
  subscribers: readonly Subscriber[],
  services: Services,
): JobHandler[] {
  return events.flatMap(event => {
    const own = subscribers.filter(subscriber => subscriber.event.type === event.type)
    return [dispatchJob(event, own, services), ...own.map(one => deliveryJob(one, services))]
  })
}

const deliveryKind = ({ event, name }: Subscriber) => `${eventKind(event.type)}:${name}`

const dispatchJob = (event: EventType, own: readonly Subscriber[], services: Services): JobHandler => ({
  kind: eventKind(event.type),
  run: (payload, attempt) =>
    services.database.transaction(async db => {
      const deliveries = own.map(subscriber => ({
        kind: deliveryKind(subscriber),
        payload: payload as object,
        subject: `${subscriber.name} ${event.subjectOf(payload)}`,
      }))
      await insertJobs(db, deliveries, services.now())
      await attempt.complete(db)
    }),
})

const deliveryJob = (subscriber: Subscriber, services: Services): JobHandler => ({
  kind: deliveryKind(subscriber),
  run: (payload, attempt) =>
    runInContext(
      services,
      { actor: systemActor, locale: defaultLocale, requestId: `job:${attempt.id}` },
      true,
      async context => {
        await subscriber.handle(payload, context)
        await attempt.complete(context.db)
      },
    ),
})
