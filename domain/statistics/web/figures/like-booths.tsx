import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { fewestLike, placeAmong, readComparison, type StatComparison } from '../../contract/comparison.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { daysOf, type Period } from './period.ts'
import { useSay } from './say.ts'

type Figure = StatComparison['figures'][number]

/** Where a booth stands among those like it; of one alone nothing is known. */
export function LikeBooths({ id, period }: { id: number; period: Period }) {
  const t = useWords('statistics')
  const say = useSay()
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), readComparison, { query: { resourceId: id, ...daysOf(period) } }),
  )
  if (!data) return error && <LoadState of={{ error, refetch }} shape="rows" count={4} />
  const visitors = data.figures.find(({ figure }) => figure === 'visitors')
  const said = ({ figure }: Figure, value: number | null) =>
    figure === 'medianSeconds' ? say.stay(value) : say.count(value)
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t('like.title')}</h2>
        {data.like && (
          <FiguresExport
            name="like"
            asked={{ part: 'like', resourceType: 'stands', resourceId: id, ...daysOf(period) }}
          />
        )}
      </header>
      {!data.like || !visitors ? (
        <p className={styles.quiet}>{t('like.few', { count: fewestLike })}</p>
      ) : (
        <>
          <p className={styles.quiet}>
            {t(`like.${data.like}`, { count: data.booths })} {t(`like.${placeAmong(visitors)}`)}
          </p>
          <table className={`${styles.best} ${styles.whole}`}>
            <thead>
              <tr>
                <th scope="col">{t('like.figure')}</th>
                <th scope="col">{t('like.own')}</th>
                <th scope="col">{t('like.half')}</th>
                <th scope="col">{t('like.middle')}</th>
              </tr>
            </thead>
            <tbody>
              {data.figures.map(one => (
                <tr key={one.figure}>
                  <th scope="row">{t(`total.${one.figure}`)}</th>
                  <td>{said(one, one.own)}</td>
                  <td>{said(one, one.half)}</td>
                  <td>{t('like.between', { low: said(one, one.low), high: said(one, one.high) })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
