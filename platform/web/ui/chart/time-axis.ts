export type TimeStep = 'minute' | 'hour' | 'day'
export type Tick = { at: number; text: string; isDay: boolean }
export type AxisPlace = { timeZone: string; locale: string }

type Wall = { day: string; hour: number; minute: number }

/** What the clocks of the fair show at each moment. */
function wallTimes(moments: readonly string[], timeZone: string): Wall[] {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return moments.map(moment => {
    const [day = '', time = ''] = format.format(new Date(moment)).split(' ')
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    return { day, hour, minute }
  })
}

/** Of hours of several days those between the first and the last in which anything happened on any day: no nights. */
export function withoutNights<Point extends { at: string; value: number }>(
  points: readonly Point[],
  timeZone: string,
): Point[] {
  const walls = wallTimes(
    points.map(point => point.at),
    timeZone,
  )
  if (new Set(walls.map(wall => wall.day)).size < 2) return [...points]
  const lit = walls.filter((_, at) => (points[at]?.value ?? 0) > 0).map(wall => wall.hour)
  if (lit.length === 0) return [...points]
  const [first, last] = [Math.min(...lit) - 1, Math.max(...lit) + 1]
  return points.filter((_, at) => {
    const hour = walls[at]?.hour ?? 0
    return hour >= first && hour <= last
  })
}

/** Days in bold where they begin, hours between them, as many as there is room for. */
export function timeTicks(
  moments: readonly string[],
  step: TimeStep,
  { timeZone, locale }: AxisPlace,
  room: number,
): Tick[] {
  const walls = wallTimes(moments, timeZone)
  const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric' })
  const hour = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric' })
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' })
  const at = (index: number) => new Date(moments[index] ?? 0)
  const dayTicks = walls.flatMap((wall, index) =>
    wall.day === walls[index - 1]?.day ? [] : [{ at: index, text: day.format(at(index)), isDay: true }],
  )
  const days = spaced(dayTicks, room, 64)
  if (step === 'day' || days.length < dayTicks.length) return days
  const between = walls.flatMap(({ hour: h, minute }, index) => {
    if (minute !== 0 || days.some(tick => tick.at === index)) return []
    return [{ at: index, text: (step === 'minute' ? time : hour).format(at(index)), isDay: false, h }]
  })
  const every = [1, 2, 3, 4, 6, 12].find(n => room * n * perHour(step) >= 52) ?? 24
  return [
    ...days,
    ...between
      .filter(
        ({ h, at: index }) => h % every === 0 && days.every(tick => Math.abs(tick.at - index) * room >= 60),
      )
      .map(({ h: _h, ...tick }) => tick),
  ].sort((a, b) => a.at - b.at)
}

const perHour = (step: TimeStep) => (step === 'minute' ? 12 : 1)

/** Those that do not touch the one before. */
function spaced(ticks: readonly Tick[], room: number, least: number): Tick[] {
  const gap = Math.min(
    ...ticks.slice(1).map((tick, index) => (tick.at - (ticks[index]?.at ?? 0)) * room),
    9_999,
  )
  const every = Math.max(1, Math.ceil(least / Math.max(gap, 0.1)))
  return ticks.filter((_, index) => index % every === 0)
}

/** A moment in full, as it is read out: “Tuesday 24, 12:00”, or only its day. */
export const momentWords = (step: TimeStep, { timeZone, locale }: AxisPlace) => {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: step === 'day' ? 'long' : undefined,
    hour: step === 'day' ? undefined : '2-digit',
    minute: step === 'day' ? undefined : '2-digit',
  })
  return (moment: string) => format.format(new Date(moment))
}
