import { maybeOne } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { lockUsedQueues, settleNext, settleQueues, settleUnstaffed } from './settle-queues.ts'
import { watchQueuesSoon } from './watch-job.ts'

/** Settles what is due, and looks again as long as anybody is in a queue. */
export const runQueueWatch = (services: Services): Promise<void> =>
  services.database.transaction(async db => {
    const stands = await lockUsedQueues({ db, services })
    await settleQueues(stands, { db, services })
    await settleUnstaffed(stands, { db, services })
    await settleNext(stands, { db, services })
    const open = await maybeOne(db)`select 1 from waiting_queue where open_places > 0`
    if (open) await watchQueuesSoon({ db, services })
  })
