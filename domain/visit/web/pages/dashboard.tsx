import { useQuery } from '@tanstack/react-query'
import { Eye, UserPlus } from 'lucide-react'
import { fairDashboard } from '#domain/fairs/contract/dashboard.ts'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import type { DashboardView } from '#domain/fairs/web/dashboard/dashboard-view.tsx'
import { useFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { peoplePaths } from '#domain/people/contract/paths.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useGathered } from '#platform/web/hub/use-gathered.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { Area, LaidOut } from '../dashboard/laid-out.tsx'
import { dashboardViews } from '../dashboard/views.ts'

/** Told by the hub; so often what nobody tells. */
const everySeconds = 60
/** In milliseconds: through a full fair somebody walks at any moment. */
const restBetween = 2_000

/** Where those start who run a fair; before there is one, its creation. */
export default function DashboardPage() {
  const t = useWords('visit')
  const fair = useFair()
  const { roles } = usePerson()
  if (fair) return <Dashboard fair={fair} />
  return (
    <EmptyState
      level={2}
      title={t('dashboard.no_fair')}
      action={
        roles.includes('superAdmin') && (
          <ButtonLink href={fairPaths.fairCreate}>{t('dashboard.create_fair')}</ButtonLink>
        )
      }
    >
      {t('dashboard.no_fair_text')}
    </EmptyState>
  )
}

/** A fair as it is now, and what it still needs. */
export function Dashboard({
  fair,
  views = dashboardViews,
}: {
  fair: PublicFair
  views?: readonly DashboardView[]
}) {
  const t = useWords('visit')
  const api = useApi()
  const href = useSalonHref()
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...callQuery(api, fairDashboard, { params: { id: fair.id } }),
    refetchInterval: everySeconds * 1000,
    staleTime: 0,
  })
  const time = new Intl.DateTimeFormat(dateLocale(useLocale()), {
    timeStyle: 'short',
    timeZone: fair.timeZone,
  })
  const readAgain = useGathered(refetch, restBetween)
  useLive(`fair:${fair.id}`, readAgain, { type: 'lamps', hear: readAgain })
  useLive(`walkers:${fair.id}`, readAgain, { type: 'walkers', hear: readAgain })
  useLive(`stats:${fair.id}`, readAgain)
  return (
    <>
      <PageTitle
        before={<Now timeZone={fair.timeZone} />}
        title={t(`dashboard.status_${fair.status.id}`)}
        actions={
          <>
            <ButtonLink variant="secondary" icon={UserPlus} href={href(peoplePaths.userCreate)}>
              {t('dashboard.invite')}
            </ButtonLink>
            <ButtonLink icon={Eye} href={href(visitPaths.fairVisitLobby)}>
              {t('dashboard.visit')}
            </ButtonLink>
          </>
        }
      />
      {error && !data ? (
        <ErrorState title={t('dashboard.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : data ? (
        <>
          {error && (
            <ErrorState title={t('dashboard.failed')} onRetry={readAgain}>
              {t('dashboard.outdated', { time: time.format(dataUpdatedAt) })}
            </ErrorState>
          )}
          <LaidOut fair={fair} views={views} dashboard={data} />
        </>
      ) : (
        <Skeleton shape="figures" count={4} />
      )}
      <Area area="below" fair={fair} views={views} />
    </>
  )
}

/** Day and time at the fair. */
function Now({ timeZone }: { timeZone: string }) {
  const locale = useLocale()
  const now = new Date()
  const text = new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'longGeneric',
  }).format(now)
  return <time dateTime={now.toISOString()}>{text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)}</time>
}
