import { useState } from 'react'
import { useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { jobBookmarks } from '../../contract/job-bookmark.ts'
import { computedJob, jobList } from '../../contract/job-calls.ts'

/** Whether an offer is kept, shown before the server has heard of it. */
export function useKeptOffer(job: number, isKept: boolean) {
  const api = useApi()
  const refresh = useRefresh()
  const { run, isPending } = useAction()
  const [chosen, choose] = useState<boolean | null>(null)
  const keep = (next: boolean) => {
    choose(next)
    run(async () => {
      try {
        if (next) await api.create(jobBookmarks, { job })
        else {
          const { rows } = await api.list(jobBookmarks, { job })
          await Promise.all(rows.map(({ id }) => api.remove(jobBookmarks, id)))
        }
        await refresh(jobList, computedJob, jobBookmarks)
      } finally {
        choose(null)
      }
    })
  }
  return { isKept: chosen ?? isKept, keep, isPending }
}
