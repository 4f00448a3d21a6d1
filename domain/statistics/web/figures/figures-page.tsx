import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { ChartFaceSwitch } from '#platform/web/ui/chart/chart-face-switch.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CountedType } from '../../contract/counted.ts'
import { readStatistics, type StatFigures } from '../../contract/figures.ts'
import { Course } from './course.tsx'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { Meanings, visitMeanings } from './meanings.tsx'
import { dayIn, daysOf, daysText, type Period, periodOf } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { ReportButton } from './report-button.tsx'
import { useSay } from './say.ts'
import { Totals } from './totals.tsx'
import { useMoving } from './use-moving.ts'

type Props = {
  of: { type: CountedType; id: number }
  /** Whose figures they are. */
  name: string
  tabs?: ReactNode
  /** What is shown of it besides, once anybody has come. */
  children: (period: Period, figures: StatFigures) => ReactNode
}

/** The figures of a fair or a booth in a period that stands in the address. */
export function FiguresPage({ of, name, tabs, children }: Props) {
  const t = useWords('statistics')
  const fair = useCurrentFair()
  const say = useSay()
  const address = useListAddress()
  const today = dayIn(fair.timeZone, new Date())
  const period = periodOf(address.get, today)
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), readStatistics, {
      query: { resourceType: of.type, resourceId: of.id, ...daysOf(period) },
    }),
    placeholderData: keepPreviousData,
  })
  useMoving(of, data?.totals.views === 0)
  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (!data) return <Skeleton shape="rows" count={8} />
  const isEmpty = data.totals.views === 0
  return (
    <div className={styles.page}>
      <PageTitle
        before={name}
        title={titleOf(data, t, say.count)}
        actions={
          !isEmpty && (
            <>
              <FiguresExport
                name="totals"
                asked={{ part: 'totals', resourceType: of.type, resourceId: of.id, ...daysOf(period) }}
              />
              <ReportButton of={of} period={period} />
              <ChartFaceSwitch />
            </>
          )
        }
      />
      {tabs}
      <PeriodBar period={period} address={address} today={today} days={daysText(period, say.locale)} />
      {isEmpty ? (
        <EmptyState title={t(period.id === 'all' ? 'empty.title' : 'empty.period')}>
          {t(period.id === 'all' ? 'empty.text' : 'empty.period_text')}
        </EmptyState>
      ) : (
        <>
          <Totals figures={data} />
          <Course of={of} figures={data} />
          {children(period, data)}
          <Measured figures={data} />
        </>
      )}
    </div>
  )
}

type Say = ReturnType<typeof useWords<'statistics'>>

const titleOf = ({ totals }: StatFigures, t: Say, count: (value: number | null) => string) =>
  totals.visitors === null
    ? t('title.few')
    : t('title.visitors', { count: totals.visitors, said: count(totals.visitors) })

/** What the figures are: how many they leave out, how late they are, and what each of them counts. */
function Measured({ figures: { measuredShare, lateSince, timeZone } }: { figures: StatFigures }) {
  const t = useWords('statistics')
  const say = useSay()
  const time = new Intl.DateTimeFormat(say.locale, { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (
    <footer className={styles.measured}>
      <p>
        {measuredShare !== null && t('measured.share', { share: say.percent(measuredShare) })}{' '}
        {t('measured.nobody')}
        {lateSince && ` ${t('measured.late', { since: time.format(new Date(lateSince)) })}`}
      </p>
      <Disclosure title={t('measured.how')}>
        <Meanings kinds={visitMeanings} />
        <p>{t('meaning.few')}</p>
      </Disclosure>
    </footer>
  )
}
