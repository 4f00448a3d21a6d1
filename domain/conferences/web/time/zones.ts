import { dateLocale, type Locale } from '#platform/contract/locale.ts'

const minute = 60_000

// The Swedish write a day as ISO does.
const dayFormat = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone })

/** The day of the programme that it is now: what its clocks show before the change of day belongs to the day before. */
export function programDayAt(now: number, timeZone: string, dayChange: string): string {
  const [hours = 0, minutes = 0] = dayChange.split(':').map(Number)
  return new Date(wallAt(now, timeZone) - (hours * 60 + minutes) * minute).toISOString().slice(0, 10)
}

/** What clocks of a zone show at an instant, as if it were UTC. */
const wallAt = (at: number, timeZone: string) =>
  Date.parse(
    `${new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at).replace(' ', 'T')}Z`,
  )

/** The instant at which a day begins in a zone; on days on which clocks change too. */
export function instantOf(day: string, timeZone: string): number {
  const wanted = midnight(day)
  const near = wanted - (wallAt(wanted, timeZone) - wanted)
  const at = near - (wallAt(near, timeZone) - wanted)
  // Where clocks are put forward at midnight, there is none: the day begins an hour later by them.
  return wallAt(at, timeZone) < wanted ? near : at
}

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** How instants are told in a zone; `day`: of the programme under which they stand. */
export function timesIn(locale: Locale, timeZone: string, day = '') {
  const time = new Intl.DateTimeFormat(dateLocale(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const date = dayFormat(timeZone)
  return {
    timeZone,
    time: (at: number) => time.format(at),
    /** Days by which the date is another than the programme’s day: before its change of day, or where the reader is. */
    daysOff: (at: number) => (day ? (midnight(date.format(at)) - midnight(day)) / 86_400_000 : 0),
  }
}
export type Times = ReturnType<typeof timesIn>

/** A day, whose zone is its own. */
export const dayName = (locale: Locale, day: string, look: 'short' | 'long') =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    ...(look === 'long' && { month: 'long' }),
    timeZone: 'UTC',
  }).format(midnight(day))

/** How a zone is called in that year: “heure d’Europe centrale”. */
export const zoneName = (locale: Locale, timeZone: string, at: number) =>
  new Intl.DateTimeFormat(dateLocale(locale), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(part => part.type === 'timeZoneName')?.value ?? timeZone

/** Whether clocks of two zones show the same at this instant. */
export const isSameClock = (at: number, one: string, other: string) => {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return clock(one) === clock(other)
}

type Span = { begin: number; end: number; timeZone: string }

/** From when to when by the reader’s clock, with the day where theirs is another; null where it shows the same. */
export function ownSpan(locale: Locale, { begin, end, timeZone }: Span, own: string | null) {
  if (own === null || own === timeZone || isSameClock(begin, own, timeZone)) return null
  const { time } = timesIn(locale, own)
  const isSameDate = dayFormat(own).format(begin) === dayFormat(timeZone).format(begin)
  return { day: isSameDate ? null : dayOf(locale, begin, own), from: time(begin), until: time(end) }
}

/** The day of an instant in words, in a zone. */
export const dayOf = (locale: Locale, at: number, timeZone: string) =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at)
