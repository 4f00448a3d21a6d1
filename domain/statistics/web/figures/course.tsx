import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { AreaChart } from '#platform/web/ui/chart/area-chart.tsx'
import { BarChart } from '#platform/web/ui/chart/bar-chart.tsx'
import { momentWords } from '#platform/web/ui/chart/time-axis.ts'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { CountedType } from '../../contract/counted.ts'
import { readStatistics, type StatFigures, type StatPoint } from '../../contract/figures.ts'
import { daysByHour, lastDays } from '../../contract/last-days.ts'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { useSay } from './say.ts'

/** Noon of a day of the fair: whatever its zone, its day stays the same in UTC. */
const instantOf = (at: string) => (at.length === 10 ? `${at}T12:00:00Z` : at)

type Props = { of: { type: CountedType; id: number }; figures: StatFigures }

/** How visits went by the hour, or visitors by the day. */
export function Course({ of: { type, id }, figures }: Props) {
  const isShort = figures.interval === 'day' && figures.series.length <= daysByHour
  const days = isShort ? lastDays(figures.series, daysByHour) : null
  const hours = useQuery({
    ...callQuery(useApi(), readStatistics, {
      query: { resourceType: type, resourceId: id, interval: 'hour', ...days },
    }),
    enabled: days !== null,
  })
  if (days && !hours.data) return <LoadState of={hours} shape="rows" count={4} />
  return <Drawn of={{ type, id }} figures={hours.data ?? figures} />
}

function Drawn({ of: { type, id }, figures }: Props) {
  const { interval, series, timeZone, startDate, endDate } = figures
  const t = useWords('statistics')
  const say = useSay()
  const isByDay = interval === 'day'
  const figureOf = (point: StatPoint) => (isByDay ? point.visitors : point.views)
  const points = series.map(point => ({
    at: instantOf(point.at),
    value: figureOf(point) ?? 0,
    ...(figureOf(point) === null && { text: say.ofFew(null) }),
  }))
  const most = points.reduce<(typeof points)[number] | null>(
    (high, point) => (point.value > (high?.value ?? 0) ? point : high),
    null,
  )
  // A day stands for itself wherever it is read: its noon in UTC is shown in UTC.
  const zone = isByDay ? 'UTC' : timeZone
  const moment = momentWords(interval, { timeZone: zone, locale: say.locale })
  const sentence = most
    ? t(isByDay ? 'course.most_day' : 'course.most_hour', {
        said: new Intl.NumberFormat(say.locale).format(most.value),
        moment: moment(most.at),
      })
    : t('course.none')
  const shared = {
    sentence,
    points,
    step: interval,
    timeZone: zone,
    label: t(isByDay ? 'total.visitors' : 'total.views'),
    timeLabel: t(isByDay ? 'course.day' : 'course.hour'),
  }
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h2>{t(isByDay ? 'course.by_day' : 'course.by_hour')}</h2>
        <FiguresExport
          name="course"
          asked={{
            part: 'course',
            resourceType: type,
            resourceId: id,
            interval,
            startDate: startDate ?? undefined,
            endDate: endDate ?? undefined,
          }}
        />
      </header>
      {!most ? (
        <p className={styles.quiet}>{sentence}</p>
      ) : isByDay ? (
        <BarChart {...shared} />
      ) : (
        <AreaChart {...shared} />
      )}
    </section>
  )
}
