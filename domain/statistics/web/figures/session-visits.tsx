import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Figure, Figures } from '#platform/web/ui/figure-card.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { readStatistics } from '../../contract/figures.ts'
import styles from './figures.module.css'
import { useSay } from './say.ts'

/** What was counted of the page of a session; nothing for those who do not read it, and where nobody has come. */
export default function SessionVisits({ conference }: { conference: number }) {
  const t = useWords('statistics')
  const say = useSay()
  const { data } = useQuery({
    ...callQuery(useApi(), readStatistics, {
      query: { resourceType: 'conferences', resourceId: conference },
    }),
    retry: false,
  })
  if (!data || data.totals.views === 0) return null
  const { visitors, views, medianSeconds, playedSeconds } = data.totals
  return (
    <section className={styles.part} aria-labelledby="page-visits">
      <h2 id="page-visits">{t('session.title')}</h2>
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
  )
}
