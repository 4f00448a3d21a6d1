import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router'
import { BoothPresentations } from '#domain/conferences/web/presentations/booth-presentations.tsx'
import { loadPresentations } from '#domain/conferences/web/presentations/use-presentations.ts'
import { type ComputedFirm, computedFirm } from '#domain/exhibitors/contract/firm-card.ts'
import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { FirmPage } from '#domain/exhibitors/web/firm-page/firm-page.tsx'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { BoothOffers, loadBoothOffers } from '#domain/jobs/web/offers/booth-offers.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useRecorded } from '#platform/web/record/use-recorded.ts'
import type { LoadContext } from '#platform/web/screens/screen.ts'

const asked = (id: number, fair: number) => ({ params: { id }, query: { fair } })

/** One exhibitor, for everybody: who they are and where to meet them. */
export default function ExhibitorPage() {
  const api = useApi()
  const fair = useCurrentFair()
  const { id } = useParams()
  const { data: firm } = useSuspenseQuery(callQuery(api, computedFirm, asked(Number(id), fair.id)))
  useRecorded('firms', firm.id, fair.id)
  return (
    <FirmPage
      key={firm.id}
      firm={firm}
      fair={fair}
      more={
        <>
          <BoothOffers fair={fair} firm={firm.id} />
          {/* What is over leaves when the page knows the time: nothing that is pressed stands beneath. */}
          <BoothPresentations fair={fair} firm={firm.id} />
        </>
      }
    />
  )
}

export async function load({ api, queries, fair, params, salon }: LoadContext<PublicFair>) {
  if (!params.id) throw redirect(hrefOf(exhibitorPaths.exhibitorsList, {}, salon))
  const id = Number(params.id)
  if (!fair || !Number.isInteger(id) || id < 1) throw data(null, { status: 404 })
  const [firm] = await Promise.all([
    queries.ensureQueryData(callQuery(api, computedFirm, asked(id, fair.id))),
    loadBoothOffers(api, queries, fair, id),
    loadPresentations(api, queries, fair, { firm: id }),
  ])
  return firm
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text)

export const head = (firm: ComputedFirm | null) =>
  firm
    ? {
        title: firm.name,
        description: shortened(
          firm.slogan ?? firm.description ?? firm.sectors.map(one => one.name).join(', '),
        ),
        ...(firm.logoLarge && { image: firm.logoLarge }),
      }
    : { title: '' }
