import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CountedType } from '../../contract/counted.ts'
import { listStatistics, type StatRow } from '../../contract/figures.ts'
import styles from './figures.module.css'
import { FiguresExport, type Listed } from './figures-export.tsx'
import { daysOf, type Period } from './period.ts'
import { useSay } from './say.ts'

type Props = {
  title: string
  within: { type: CountedType; id: number }
  of: Listed
  sort: 'views' | 'downloads'
  period: Period
  /** How many are shown. */
  most?: number
  name?: (row: StatRow) => ReactNode
  more?: ReactNode
}

type Column = 'visitors' | 'views' | 'medianSeconds' | 'downloads' | 'playedSeconds'

/** A brochure has no page of its own: it is taken along; a film is played. */
const columnsOf: Partial<Record<Listed, readonly Column[]>> = {
  stand_resources: ['visitors', 'downloads'],
  stand_videos: ['visitors', 'playedSeconds'],
  jobs: ['visitors', 'views'],
}
const usual: readonly Column[] = ['visitors', 'views', 'medianSeconds']

/** What of it was visited or taken along most. */
export function Best({ title, within, of, sort, period, most = 5, name, more }: Props) {
  const t = useWords('statistics')
  const say = useSay()
  const asked = {
    resourceType: within.type,
    resourceId: within.id,
    of,
    sort,
    order: 'desc',
    ...daysOf(period),
  }
  const { data, error, refetch } = useQuery(
    pageQuery(useApi(), listStatistics, { query: { ...asked, itemsPerPage: most } }),
  )
  if (!data) return <LoadState of={{ error, refetch }} shape="rows" count={most} />
  const columns = columnsOf[of] ?? usual
  // How many they were is said once: of their small number nothing besides.
  const cell = (row: StatRow, column: Column) => {
    if (column === 'medianSeconds') return say.stay(row.medianSeconds)
    if (column === 'playedSeconds') return say.stay(row.playedSeconds)
    return column !== 'visitors' && row[column] === null ? '–' : say.count(row[column])
  }
  const rows = data.rows.filter(row =>
    [row.views, row.downloads, row.playedSeconds].some(figure => figure !== 0),
  )
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {rows.length > 0 && <FiguresExport name={of} asked={asked} />}
      </header>
      {rows.length === 0 ? (
        <p className={styles.quiet}>{t('best.none')}</p>
      ) : (
        <table className={styles.best}>
          <thead>
            <tr>
              <th scope="col">{t('column.name')}</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {t(`total.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.id}>
                <th scope="row">
                  {name?.(row) ?? row.name}
                  {row.label && <small>{row.label}</small>}
                </th>
                {columns.map(column => (
                  <td key={column}>{cell(row, column)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more}
    </section>
  )
}
