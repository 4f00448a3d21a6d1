import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { AreaChart } from '#platform/web/ui/chart/area-chart.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readLive } from '../../contract/figures.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'

const everyMinute = 60_000

/** Who is there now, and how many were at once in the course of today. Nothing on a day without anybody, no course of one moment. */
export function Now({ fair }: { fair: number }) {
  const t = useWords('statistics')
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), readLive, { query: { fairId: fair } }),
    refetchInterval: everyMinute,
  })
  if (!data) return error && <LoadState of={{ error, refetch }} shape="rows" count={4} />
  const points = data.moments
    .filter(moment => moment.hall === null)
    .map(({ at, present }) => ({ at, value: present }))
  if (data.present === 0 && points.every(({ value }) => value === 0)) return null
  const most = Math.max(data.present, ...points.map(({ value }) => value))
  const sentence = t('now.sentence', { count: data.present, most })
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('now.title')}</h2>
        {points.length > 1 && (
          <FiguresExport name="now" asked={{ part: 'now', resourceType: 'fairs', resourceId: fair }} />
        )}
      </header>
      {points.length > 1 ? (
        <AreaChart
          sentence={sentence}
          points={points}
          step="minute"
          timeZone={data.timeZone}
          label={t('now.present')}
          timeLabel={t('course.hour')}
        />
      ) : (
        <p className={styles.quiet}>{sentence}</p>
      )}
    </section>
  )
}
