import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { plainText } from '#domain/stands/contract/checklist.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { type ComputedJob, computedJob } from '../../contract/job-calls.ts'
import { takesApplications } from '../../contract/job-state.ts'
import { jobPaths } from '../../contract/paths.ts'
import { jobPostingOf } from '../offers/page/job-posting.ts'
import { OfferPage } from '../offers/page/offer-page.tsx'

/** One offer of the fair, for everybody who may see it. */
export default function JobPage() {
  const api = useApi()
  const fair = useCurrentFair()
  const { id } = useParams()
  const { data: offer } = useSuspenseQuery(callQuery(api, computedJob, { params: { id: Number(id) } }))
  useRecorded('jobs', offer.job.id, fair.id)
  return <OfferPage key={offer.job.id} offer={offer} fair={fair} />
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params, salon } = context
  if (params.id === undefined) throw redirect(hrefOf(jobPaths.jobsList, {}, salon))
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const offer = await queries.ensureQueryData(callQuery(api, computedJob, { params: { id } }))
  await underOwnFair(context, jobPaths.jobsId, offer.card.fair)
  return offer
}

export function head(offer: ComputedJob | null): Head {
  if (!offer) return { title: '' }
  const { card, job, state } = offer
  const structured = jobPostingOf(offer)
  return {
    title: `${card.title}, ${card.firm.name}`,
    description: plainText(job.description).slice(0, 160),
    ...(card.firm.logo && { image: card.firm.logo }),
    ...(!takesApplications(state) && { noIndex: true }),
    ...(structured && { structured }),
  }
}
