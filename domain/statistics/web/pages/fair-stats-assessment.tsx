import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useParams } from 'react-router'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { UnderOwnFair } from '#domain/fairs/web/under-own-fair.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import { readAssessment, type StatAssessment } from '../../contract/assessment.ts'
import { Exemption } from '../assessment/exemption.tsx'
import { type Point, useHow } from '../assessment/use-how.ts'
import styles from '../figures/figures.module.css'
import { useSay } from '../figures/say.ts'

/** What a fair without consent has to show: how it is measured, filled in from what is set. */
export default function FairStatsAssessmentPage() {
  const fair = useCurrentFair()
  const { id: named } = useParams()
  const id = Number(named ?? fair.id)
  return (
    <UnderOwnFair of={id} address={slug => hrefOf(fairPaths.fairStatsAssessment, { id }, slug)}>
      <Assessment fair={id} name={fair.name} timeZone={fair.timeZone} />
    </UnderOwnFair>
  )
}

function Assessment({ fair, name, timeZone }: { fair: number; name: string; timeZone: string }) {
  const t = useWords('statistics')
  const say = useSay()
  const { data, error, refetch } = useQuery(callQuery(useApi(), readAssessment, { query: { fairId: fair } }))
  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={10} />
  const moment = new Intl.DateTimeFormat(say.locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return (
    <div className={styles.page}>
      <PageTitle
        before={name}
        title={t('assessment.title')}
        lead={t('assessment.lead')}
        actions={
          <span className={styles.unprinted}>
            <Button variant="secondary" size="small" icon={Printer} onPress={() => window.print()}>
              {t('assessment.print')}
            </Button>
          </span>
        }
      />
      <p>
        {t(`assessment.mode_${data.mode}`)} {withAnyKey(t)(`assessment.people_${data.people}`)}
      </p>
      {data.mode === 'exempt' && data.stated && (
        <p>
          {data.stated.by === null
            ? t('assessment.by_nobody', { moment: moment.format(new Date(data.stated.at)) })
            : t('assessment.by', { moment: moment.format(new Date(data.stated.at)), name: data.stated.by })}
        </p>
      )}
      <Points assessment={data} />
      <Exemption fair={fair} assessment={data} />
      <p className={styles.quiet}>{t('assessment.columns', { names: data.columns.join(', ') })}</p>
      <p className={styles.quiet}>
        {t('assessment.advice')} {t('assessment.made', { moment: moment.format(new Date(data.madeAt)) })}
      </p>
    </div>
  )
}

function Points({ assessment }: { assessment: StatAssessment }) {
  const t = useWords('statistics')
  const how = useHow(assessment)
  return (
    <dl className={styles.meanings}>
      {assessment.points.map(one => (
        <div key={one.point}>
          <dt>
            {t(`assessment.${one.point}`)} <State of={one} />
          </dt>
          <dd>{how(one)}</dd>
        </div>
      ))}
    </dl>
  )
}

function State({ of: { isMet, isStated } }: { of: Point }) {
  const t = useWords('statistics')
  if (isMet === null)
    return (
      <Badge tone={isStated ? 'ok' : 'neutral'}>
        {t(isStated ? 'assessment.stated' : 'assessment.to_state')}
      </Badge>
    )
  return <Badge tone={isMet ? 'ok' : 'err'}>{t(isMet ? 'assessment.met' : 'assessment.unmet')}</Badge>
}
