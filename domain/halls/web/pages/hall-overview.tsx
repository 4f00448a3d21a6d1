import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { PlanModel } from '#domain/scenes/web/plan-model.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card, CardGrid } from '#platform/web/ui/card.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Progress } from '#platform/web/ui/progress.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { hallPaths } from '../../contract/paths.ts'
import { type PlanHall, type PlanStand, readPlan } from '../../contract/plan.ts'
import { freePlaces, waitingStands } from '../../contract/rules.ts'
import { drawnHall } from '../plan/plan-record.ts'
import { usePlanWords } from '../plan/plan-words.ts'

/** All halls of the fair at a glance: who stands where, and how full each of them is. */
export default function HallOverviewPage() {
  const t = useWords('halls')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const number = new Intl.NumberFormat(useLocale())
  const { data: plan, error, refetch } = useQuery(callQuery(api, readPlan, { params: { id: fair.id } }))
  const stands = useMemo(() => new Map(plan?.stands.map(stand => [stand.id, stand])), [plan])
  if (error)
    return (
      <ErrorState title={t('plan.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!plan) return <Skeleton shape="card" count={3} />
  const places = plan.halls.reduce((sum, hall) => sum + hall.places.length, 0)
  const free = plan.halls.reduce((sum, hall) => sum + freePlaces(hall).length, 0)
  const hidden = plan.stands.filter(stand => !stand.isVisible && stand.trashedAt === null).length
  return (
    <>
      <PageTitle
        title={t('overview.title')}
        lead={t('overview.lead')}
        actions={
          <ButtonLink icon={LayoutGrid} href={href(hallPaths.hallAssign)}>
            {t('plan.title')}
          </ButtonLink>
        }
      />
      {plan.halls.length ? (
        <>
          <Figures>
            <Figure
              label={t('overview.halls')}
              value={number.format(plan.halls.length)}
              href={href(hallPaths.hallList)}
            />
            <Figure
              label={t('overview.occupied')}
              value={number.format(places - free)}
              of={t('overview.of', { count: places })}
              href={href(hallPaths.hallStands)}
            />
            <Figure
              label={t('plan.to_place')}
              value={number.format(waitingStands(plan).length)}
              href={href(hallPaths.hallAssign)}
            />
            <Figure
              label={t('overview.hidden')}
              value={number.format(hidden)}
              href={`${href(hallPaths.hallStands)}?isHidden=true`}
            />
          </Figures>
          <div style={{ height: 'var(--s-5)' }} />
          <CardGrid minWidth={320}>
            {plan.halls.map(hall => (
              <HallCard key={hall.id} hall={hall} stands={stands} />
            ))}
          </CardGrid>
        </>
      ) : (
        <EmptyState
          level={2}
          title={t('plan.no_hall')}
          action={
            <ButtonLink icon={Plus} href={href(hallPaths.hallCreate)}>
              {t('plan.create_hall')}
            </ButtonLink>
          }
        >
          {t('plan.no_hall_text')}
        </EmptyState>
      )}
    </>
  )
}

function HallCard({ hall, stands }: { hall: PlanHall; stands: ReadonlyMap<number, PlanStand> }) {
  const t = useWords('halls')
  const href = useSalonHref()
  const words = usePlanWords()
  const scene = useMemo(() => drawnHall(hall, stands), [hall, stands])
  const free = freePlaces(hall).length
  const taken = hall.places.length - free
  return (
    <Card
      title={
        hall.name === hall.letter
          ? t('plan.hall_named', { letter: hall.letter })
          : t('plan.hall_with_name', { letter: hall.letter, name: hall.name })
      }
      level={2}
      isQuiet
      href={href(hallPaths.hallStands, { id: hall.id })}
      aside={!hall.isVisible && <Badge>{t('plan.is_hidden')}</Badge>}
      footer={
        <Progress
          label={t('overview.occupied')}
          value={taken}
          max={Math.max(1, hall.places.length)}
          valueLabel={`${taken}/${hall.places.length}`}
        />
      }
    >
      <PlanModel
        plan={scene}
        label={words.planLabel({ letter: hall.letter, name: hall.name, places: hall.places.length, free })}
      />
    </Card>
  )
}
