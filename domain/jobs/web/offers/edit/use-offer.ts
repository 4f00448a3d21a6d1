import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { recordQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import type { Saved } from '#platform/web/saving/unsaved.ts'
import { useSaving } from '#platform/web/saving/use-saving.ts'
import { jobs } from '../../../contract/job.ts'
import { computedJob, type Job, jobFacets, jobList } from '../../../contract/job-calls.ts'
import { chosenJobField, jobFieldsOf, jobToWrite } from '../../../contract/job-fields.ts'
import { newestJobs } from '../../../contract/newest-jobs.ts'
import { ownJobs } from '../../../contract/own-jobs.ts'

const savedOf = (job: Job): Saved => ({ version: job.version, fields: jobFieldsOf(job) })

/** A year that is still being typed: 0202 on the way to 2026. */
const isHalfTyped = (value: unknown) => typeof value === 'string' && value !== '' && !/^2\d{3}-/.test(value)
const days = new Set(['startDate', 'finalDate', 'expiresAt'])

/** An address of the web and a reference count once they are written whole; so does a day. */
const waits = (field: string, value: unknown) =>
  field === 'externalUrl' || field === 'reference' || (days.has(field) && isHalfTyped(value))

/** An offer that is saved by itself while it is written. */
export function useOffer(job: Job) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const saved = useMemo(() => savedOf(job), [job])
  const { queryKey } = recordQuery(api, jobs, job.id)
  const latest = useRef(job)
  latest.current = queries.getQueryData(queryKey) ?? job
  const shown = (now: Job) => {
    latest.current = now
    queries.setQueryData(queryKey, now)
    return savedOf(now)
  }
  const saving = useSaving({
    key: `draft:offer:${job.id}`,
    saved,
    waits,
    send: async (changes, { version }, { isKeptAlive }) => {
      const body = jobToWrite(changes, latest.current.addressJSON)
      const told = shown(await api.update(jobs, job.id, body, { version, isKeptAlive }))
      void refresh(jobList, jobFacets, computedJob, ownJobs, newestJobs)
      return told
    },
    read: async () => shown(await api.read(jobs, job.id)),
  })
  return {
    saving,
    set: (field: string, value: unknown) =>
      saving.set({ [field]: chosenJobField(field, value) }, typeof value === 'string'),
  }
}

export type OfferDraft = ReturnType<typeof useOffer>
