import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { HeatGrid } from '#platform/web/ui/chart/heat-grid.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CountedType } from '../../contract/counted.ts'
import { readStatistics, type StatFigures } from '../../contract/figures.ts'
import { gridOf } from '../../contract/hour-grid.ts'
import { daysInGrid, lastDays } from '../../contract/last-days.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { useSay } from './say.ts'

type Props = { type: CountedType; id: number; figures: StatFigures }

/** Which hours of which days are busy. */
export function BusyHours({ type, id, figures: { series } }: Props) {
  const days = lastDays(series, daysInGrid)
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), readStatistics, {
      query: { resourceType: type, resourceId: id, interval: 'hour', ...days },
    }),
    enabled: days !== null,
  })
  if (!data) return error && <LoadState of={{ error, refetch }} shape="rows" count={4} />
  return (
    <Grid figures={data}>
      <FiguresExport
        name="hours"
        asked={{ part: 'course', resourceType: type, resourceId: id, interval: 'hour', ...days }}
      />
    </Grid>
  )
}

function Grid({ figures: { series, timeZone }, children }: { figures: StatFigures; children: ReactNode }) {
  const t = useWords('statistics')
  const say = useSay()
  const { days, hours, values, most } = gridOf(series, timeZone, say.locale, say.ofFew(null))
  if (!most) return null
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('hours.title')}</h2>
        {children}
      </header>
      <HeatGrid
        sentence={t('hours.sentence', { day: most.day, hour: most.hour })}
        rows={days}
        columns={hours}
        values={values}
        rowLabel={t('course.day')}
        fewLabel={t('hours.few')}
        manyLabel={t('hours.many')}
      />
    </section>
  )
}
