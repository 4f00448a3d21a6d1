import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { jobs } from '../../contract/job.ts'
import { computedJob, type Job } from '../../contract/job-calls.ts'
import { jobPaths } from '../../contract/paths.ts'
import { OfferForm } from '../offers/edit/offer-form.tsx'
import { useOfferLists } from '../offers/edit/use-offer-lists.ts'

/** An offer while it is written; without one in the address one begins with a new one. */
export default function JobEditPage() {
  const { id } = useParams()
  const href = useSalonHref()
  return id === undefined ? (
    <Navigate replace to={href(jobPaths.jobsCreate)} />
  ) : (
    <Offer key={id} id={Number(id)} />
  )
}

function Offer({ id }: { id: number }) {
  const t = useWords('jobs')
  const api = useApi()
  // Read anew when the page is opened, and never over what is being typed.
  const { data, error, refetch } = useQuery({
    ...recordQuery(api, jobs, id),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (error)
    return (
      <ErrorState title={t('edit.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={8} />
  return (
    <UnderOwnFair of={data.fair.id} address={slug => hrefOf(jobPaths.jobsEdit, { id }, slug)}>
      <Form job={data} />
    </UnderOwnFair>
  )
}

function Form({ job }: { job: Job }) {
  const t = useWords('jobs')
  const api = useApi()
  const fair = useCurrentFair()
  const computed = useQuery(callQuery(api, computedJob, { params: { id: job.id } }))
  const { lists, error, retry } = useOfferLists(job.fair.id, job.firm.id)
  const failure = computed.error ?? error
  if (failure)
    return (
      <ErrorState
        title={t('edit.failed')}
        onRetry={() => {
          retry()
          void computed.refetch()
        }}
      >
        {failure.message}
      </ErrorState>
    )
  if (!computed.data || !lists) return <Skeleton shape="rows" count={8} />
  return <OfferForm job={job} computed={computed.data} lists={lists} fair={fair} />
}
