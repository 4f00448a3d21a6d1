import type { StatPoint } from './figures.ts'

/**
 * Hours of days as rows and columns, from the first hour to the last in which anything happened; `few` where it is not said how
 * much.
 */
export function gridOf(series: readonly StatPoint[], timeZone: string, locale: string, few: string) {
  const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const cells = series.map(({ at, views }) => {
    const [day = '', time = ''] = wall.format(new Date(at)).split(' ')
    return { at: new Date(at), day, hour: Number(time.slice(0, 2)), views }
  })
  const busy = cells.filter(({ views }) => views !== 0)
  const days = [...new Set(busy.map(({ day }) => day))].sort()
  const [first, last] = [Math.min(...busy.map(cell => cell.hour)), Math.max(...busy.map(cell => cell.hour))]
  const hours = busy.length ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : []
  const dayWords = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric' })
  const hourWords = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: 'numeric' })
  const called = (day: string) => dayWords.format(new Date(`${day}T12:00:00Z`))
  const calledHour = (hour: number) => hourWords.format(new Date(Date.UTC(2000, 0, 1, hour)))
  const most = busy.reduce<(typeof busy)[number] | null>(
    (high, cell) => ((cell.views ?? 0) > (high?.views ?? 0) ? cell : high),
    null,
  )
  return {
    days: days.map(called),
    hours: hours.map(calledHour),
    values: days.map(day =>
      hours.map(hour => {
        const there = cells.filter(cell => cell.day === day && cell.hour === hour)
        return there.some(({ views }) => views === null)
          ? few
          : there.reduce((sum, { views }) => sum + (views ?? 0), 0)
      }),
    ),
    most: most && { day: called(most.day), hour: calledHour(most.hour) },
  }
}
