import { renewFairs } from '#domain/fairs/server/renew-fairs.ts'
import { sweepAccounts } from '#domain/identity/server/accounts/sweep-accounts.ts'
import { sweepMedia } from '#domain/media/server/sweep-media.ts'
import { sweepOffers } from '#domain/people/server/sweep-offers.ts'
import { purgeTrash } from '#domain/stands/server/trash/purge-trash.ts'
import { foldChanges } from '#platform/server/database/content-versions.ts'
import type { Services } from '#platform/server/services.ts'

type Job = { name: string; minutes: number; run: (services: Services) => Promise<unknown> }

/** What happens by the clock. Each is harmless when it runs twice or on several servers at once. */
const jobs: Job[] = [
  { name: 'renew fairs', minutes: 15, run: renewFairs },
  { name: 'purge trash', minutes: 60, run: purgeTrash },
  { name: 'sweep accounts', minutes: 60, run: sweepAccounts },
  { name: 'sweep offers', minutes: 60, run: sweepOffers },
  { name: 'sweep media', minutes: 60, run: sweepMedia },
  { name: 'fold changes', minutes: 1, run: ({ database }) => foldChanges(database) },
]

/** In the demo somebody is always there. */
const demoJob: Job = {
  name: 'light demo booths',
  minutes: 1,
  run: async ({ database, now }) => (await import('#seed/demo/light-booths.ts')).lightBooths(database, now()),
}

/** Returns what stops them. */
export function startJobs(services: Services): () => void {
  const due = services.settings.DEMO ? [...jobs, demoJob] : jobs
  if (services.settings.DEMO) void demoJob.run(services).catch(() => undefined)
  const timers = due.map(({ name, minutes, run }) =>
    setInterval(() => {
      run(services).catch(error => services.log.error({ error, job: name }, 'job failed'))
    }, minutes * 60_000).unref(),
  )
  return () => {
    for (const timer of timers) clearInterval(timer)
  }
}
