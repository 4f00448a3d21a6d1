import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { solicitationOverdue } from '../contract/events.ts'
import { writeStep } from './steps.ts'

/** At once; what is left over follows with the next run. */
const most = 500

/**
 * Where the promised day has passed without an answer, the product says so, once, however often and wherever this runs. The
 * application stays open: a late answer still arrives.
 */
export async function tellOverdue(services: Services): Promise<number> {
  const now = services.now()
  return services.database.transaction(async db => {
    const due = await many<{ id: number }>(db)`
      update job_solicitation set overdue_told_at = ${now.toISOString()}::timestamptz, version = version + 1
      where id in (select id from job_solicitation
        where answered_at is null and withdrawn_at is null and overdue_told_at is null
          and answer_due_at < ${now.toISOString()}::timestamptz
        order by answer_due_at, id limit ${most} for update skip locked)
      returning id`
    for (const { id } of due) {
      const step = await writeStep(id, { kind: 'overdue', side: 'product', by: null, at: now }, db)
      await emit({ db, services }, solicitationOverdue, { solicitation: id, step })
    }
    return due.length
  })
}
