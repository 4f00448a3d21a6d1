import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { data, useParams } from 'react-router'
import { BoothPresentations } from '#domain/conferences/web/presentations/booth-presentations.tsx'
import { loadPresentations } from '#domain/conferences/web/presentations/use-presentations.ts'
import { withoutLine } from '#domain/exhibitors/web/use-presence.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { underOwnFair } from '#domain/fairs/web/place-of-fair.ts'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { BoothOffers, loadBoothOffers } from '#domain/jobs/web/offers/booth-offers.tsx'
import { visitStand } from '#domain/stands/contract/stand-visit.ts'
import { BoothVisit } from '#domain/stands/web/booth/booth-visit.tsx'
import { isGone, useLivePlace, whileGone } from '#domain/stands/web/use-live-place.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import type { Head, LoadContext } from '#platform/web/screens/screen.ts'
import { SomeBooth } from '../some-booth.tsx'

// It comes with the news.
const Gone = lazyWithRetry(() => import('../gone.tsx'))

export default function StandPage() {
  const { id } = useParams()
  return id === undefined ? <SomeBooth /> : <Booth id={Number(id)} />
}

/** A booth, as everybody visits it. */
function Booth({ id }: { id: number }) {
  const api = useApi()
  const fair = useCurrentFair()
  const { data: visit, error } = useSuspenseQuery({
    ...callQuery(api, visitStand, { params: { id } }),
    refetchInterval: query => whileGone(query) || withoutLine,
  })
  useLivePlace(`stand:${visit.stand.id}`, visitStand)
  return isGone(error) ? (
    <Suspense>
      <Gone what="booth" />
    </Suspense>
  ) : (
    <BoothVisit
      visit={visit}
      more={
        <>
          <BoothOffers fair={fair} firm={visit.stand.firm} />
          {/* What is over leaves when the page knows the time: nothing that is pressed stands beneath. */}
          <BoothPresentations fair={fair} firm={visit.stand.firm} />
        </>
      }
    />
  )
}

export async function load(context: LoadContext<PublicFair>) {
  const { api, queries, params } = context
  if (params.id === undefined) return null
  const id = Number(params.id)
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const visit = await queries.ensureQueryData(callQuery(api, visitStand, { params: { id } }))
  await underOwnFair(context, visitPaths.standVisit, visit.hall?.fair)
  const { fair } = context
  const { firm } = visit.stand
  if (fair)
    await Promise.all([
      loadBoothOffers(api, queries, fair, firm),
      loadPresentations(api, queries, fair, { firm }),
    ])
  return {
    title: `${visit.stand.name}, ${visit.stand.number}`,
    description: visit.slogan ?? visit.stand.sector ?? undefined,
    image: visit.poster || visit.stand.logo || undefined,
  }
}

export const head = (own: Head | null) => own ?? { title: '' }
