import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useRestoring } from '#platform/web/trash/use-restoring.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { closeReasons } from '../../contract/choices.ts'
import { jobs } from '../../contract/job.ts'
import {
  closeJob,
  computedJob,
  copyJob,
  type Job,
  jobFacets,
  jobList,
  reopenJob,
} from '../../contract/job-calls.ts'
import { jobCounts } from '../../contract/job-counts.ts'
import { jobLinks } from '../../contract/links.ts'
import { newestJobs } from '../../contract/newest-jobs.ts'
import { ownJobs } from '../../contract/own-jobs.ts'
import { jobPaths } from '../../contract/paths.ts'
import { restoreJob, trashedJobs } from '../../contract/trash.ts'

export type Reason = (typeof closeReasons)[number]
type Named = { id: number; title: string }

const shown = [ownJobs, trashedJobs, jobList, jobFacets, computedJob, jobCounts, newestJobs] as const

/** What is done with an offer as a whole, from its form and from the list; each says what it did and how to go back. */
export function useOfferActions() {
  const t = useWords('jobs')
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const href = useSalonHref()
  const { run, isPending } = useAction()
  const told = async (job?: Job) => {
    if (job) queries.setQueryData([...keyOf(jobs), job.id], job)
    await refresh(...shown)
  }
  const restored = useRestoring(jobs, ...shown)
  const reopen = ({ id, title }: Named) =>
    run(async () => {
      await told(await api.call(reopenJob, { params: { id } }))
      toast.success(t('own_offers.reopened', { title }))
    })
  return {
    isPending,
    reopen,
    close: ({ id, title }: Named, reason: Reason, onDone?: () => void) =>
      run(async () => {
        const { job, waiting } = await api.call(closeJob, { params: { id }, body: { reason } })
        await told(job)
        onDone?.()
        toast.success(t('own_offers.closed', { title }), {
          ...(waiting > 0 && { hint: t('own_offers.still_waiting', { count: waiting }) }),
          action: waiting
            ? {
                label: t('own_offers.answer'),
                onPress: () => void navigate(href(jobLinks.solicitationsOf, { id })),
              }
            : { label: t('own_offers.undo'), onPress: () => reopen({ id, title }), isUndo: true },
        })
      }),
    copy: ({ id, title }: Named) =>
      run(async () => {
        const made = await api.call(copyJob, { params: { id } })
        await told(made)
        toast.success(t('own_offers.copied', { title }))
        await navigate(href(jobPaths.jobsEdit, { id: made.id }))
      }),
    remove: ({ id, title }: Named, onDone?: () => void) =>
      run(async () => {
        await api.remove(jobs, id)
        onDone?.()
        await told()
        toast.success(t('own_offers.removed', { title }), {
          action: {
            label: t('own_offers.undo'),
            onPress: () => void restored(title, () => api.call(restoreJob, { params: { id } })),
            isUndo: true,
          },
        })
      }),
    restore: ({ id, title }: Named) => restored(title, () => api.call(restoreJob, { params: { id } })),
  }
}
