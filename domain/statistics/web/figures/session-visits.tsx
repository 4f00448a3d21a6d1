import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/problem-error.ts'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readStatistics } from '../../contract/figures.ts'
import { Course } from './course.tsx'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { ReportButton } from './report-button.tsx'
import { useSay } from './say.ts'

/** What was counted of the page of a session, and its course; nothing for those who do not read it, and where nobody has come. */
export default function SessionVisits({ conference }: { conference: number }) {
  const t = useWords('statistics')
  const say = useSay()
  const of = { type: 'conferences', id: conference } as const
  const asked = { resourceType: of.type, resourceId: of.id }
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), readStatistics, { query: asked }),
    retry: false,
  })
  const isOthers = error instanceof ProblemError && [401, 403, 404].includes(error.status)
  if (!data) return error && !isOthers && <LoadState of={{ error, refetch }} shape="rows" count={4} />
  if (data.totals.views === 0) return null
  const { visitors, views, medianSeconds, playedSeconds } = data.totals
  return (
    <>
      <section className={styles.part} aria-labelledby="page-visits">
        <header className={styles.head}>
          <h2 id="page-visits">{t('session.title')}</h2>
          <div className={styles.period}>
            <FiguresExport name="totals" asked={{ part: 'totals', ...asked }} />
            <ReportButton of={of} period={{ id: 'all' }} />
          </div>
        </header>
        <Figures>
          <Figure
            label={t('total.visitors')}
            value={say.count(visitors)}
            sentence={t('total.visitors_means')}
          />
          <Figure label={t('total.views')} value={say.count(views)} sentence={t('total.views_means')} />
          <Figure
            label={t('total.medianSeconds')}
            value={say.stay(medianSeconds)}
            sentence={t('total.medianSeconds_means')}
          />
          <Figure
            label={t('total.playedSeconds')}
            value={playedSeconds === null ? say.count(null) : say.stay(playedSeconds)}
            sentence={t('session.played')}
          />
        </Figures>
      </section>
      <Course of={of} figures={data} />
    </>
  )
}
