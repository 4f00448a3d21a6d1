import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { FunnelChart } from '#platform/web/ui/chart/funnel-chart.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type FunnelType, readFunnel } from '../../contract/figures.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { daysOf, type Period } from './period.ts'
import { useSay } from './say.ts'

/** Of those who came, how many stayed, took something along and made contact. */
export function Funnel({ type, id, period }: { type: FunnelType; id: number; period: Period }) {
  const t = useWords('statistics')
  const say = useSay()
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), readFunnel, { query: { resourceType: type, resourceId: id, ...daysOf(period) } }),
  )
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={4} />
  const steps = data.steps.map(({ step, count, isMeasured }) => ({
    label: t(`funnel.${step}`),
    value: count ?? 0,
    isApart: !isMeasured,
    ...(count === null && { text: say.count(null) }),
  }))
  const [entered, booth] = data.steps
  const isSaid = entered?.count && typeof booth?.count === 'number'
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('funnel.title')}</h2>
        <FiguresExport
          name="funnel"
          asked={{ part: 'funnel', resourceType: type, resourceId: id, ...daysOf(period) }}
        />
      </header>
      <FunnelChart
        sentence={
          isSaid
            ? t('funnel.sentence', { share: say.percent((booth.count ?? 0) / (entered.count ?? 1)) })
            : t('funnel.few')
        }
        steps={steps}
        stepLabel={t('funnel.step')}
        valueLabel={t('funnel.people')}
        partLabel={t('funnel.share')}
      />
    </section>
  )
}
