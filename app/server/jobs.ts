import { foldChanges } from '#platform/server/database/content-versions.ts'
import { eventJobs } from '#platform/server/events/event-jobs.ts'
import { sweepUpdates } from '#platform/server/hub/history.ts'
import { sweepExpired } from '#platform/server/mail/sweep-expired.ts'
import { dropRetired } from '#platform/server/queue/drop-retired.ts'
import { type JobHandler, schedule } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { domains } from './domains.ts'

/** The platform's own work by the clock. */
const platformJobs = ({ database, now }: Services): JobHandler[] => [
  schedule('fold_changes', 60, () => foldChanges(database)),
  schedule('sweep_expired', 600, async () => {
    await sweepExpired(database.kysely, now())
    await sweepUpdates(database.kysely)
    await dropRetired(database.kysely)
  }),
]

/** In the demo somebody is always there. */
const demoJobs = (services: Services): JobHandler[] => {
  const { settings, database, now } = services
  return settings.DEMO
    ? [
        schedule('light_demo_booths', 60, async () => {
          await (await import('#seed/demo/light-booths.ts')).lightBooths(database, now())
          await (await import('#seed/demo/walk-halls.ts')).walkHalls(database, now())
          await (await import('#seed/demo/keep-queue.ts')).keepQueue(services)
          await (await import('#seed/demo/keep-on-air.ts')).keepOnAir(database, now())
        }),
      ]
    : []
}

/** Everything that is done in the background: it says of each whether it is asked for or comes by the clock. */
export const jobsOf = (services: Services): JobHandler[] => [
  ...platformJobs(services),
  ...demoJobs(services),
  ...domains.flatMap(domain => domain.jobs?.(services) ?? []),
  ...eventJobs(
    domains.flatMap(domain => domain.events ?? []),
    domains.flatMap(domain => domain.subscribers ?? []),
    services,
  ),
]
