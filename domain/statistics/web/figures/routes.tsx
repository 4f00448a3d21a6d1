import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { BandChart } from '#platform/web/ui/chart/band-chart.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readRoutes } from '../../contract/figures.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { daysOf, type Period } from './period.ts'
import { useSay } from './say.ts'

/** From hall to hall. Nothing where nobody has walked from one to another. */
export function Routes({ fair, period }: { fair: number; period: Period }) {
  const t = useWords('statistics')
  const say = useSay()
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), readRoutes, { query: { fairId: fair, between: 'fair_halls', ...daysOf(period) } }),
  )
  if (!data) return error && <LoadState of={{ error, refetch }} shape="rows" count={4} />
  const routes = data.routes.map(({ from, to, count }) => ({
    from: from.name,
    to: to.name,
    value: count ?? 1,
    ...(count === null && { text: say.count(null) }),
  }))
  const [first] = routes
  if (!first) return null
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('routes.title')}</h2>
        <FiguresExport
          name="routes"
          asked={{ part: 'routes', resourceType: 'fairs', resourceId: fair, ...daysOf(period) }}
        />
      </header>
      <BandChart
        sentence={t('routes.sentence', { from: first.from, to: first.to })}
        routes={routes}
        fromLabel={t('routes.from')}
        toLabel={t('routes.to')}
        valueLabel={t('total.visitors')}
      />
    </section>
  )
}
