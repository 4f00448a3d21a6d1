import { lazy, Suspense } from 'react'
import { data, Navigate } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { isClosed } from '#domain/fairs/contract/statuses.ts'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { useApi } from '#platform/web/api/api-context.tsx'
import type { LoadContext } from '#platform/web/screens/screen.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { SpeakerCards, speakersOf } from '../speakers/speaker-cards.tsx'
import { useIsRun } from '../use-is-run.ts'

// Only who runs the fair waits for it.
const SpeakerTable = lazy(() => import('../speakers/speaker-table.tsx'))

/** Everybody who speaks at a fair: as cards for who comes, as rows for who runs it. */
export default function SpeakerListPage() {
  const fair = useCurrentFair()
  const api = useApi()
  const href = useSalonHref()
  if (useIsRun(fair.id))
    return (
      <Suspense fallback={<Skeleton shape="rows" count={8} />}>
        <SpeakerTable />
      </Suspense>
    )
  // Of a closed fair others are shown its homepage alone.
  return isClosed(fair.status.id) ? (
    <Navigate replace to={href('/')} />
  ) : (
    <SpeakerCards api={api} fair={fair} />
  )
}

export async function load({ api, queries, fair, search }: LoadContext<PublicFair>) {
  if (!fair) throw data(null, { status: 404 })
  await queries.ensureQueryData(
    speakersOf(api, fair.id, search.get('search') ?? '', Number(search.get('page')) || 1),
  )
  return null
}

export const head = (_: null, t: (key: string) => string) => ({ title: t('conferences:speaker.all') })
