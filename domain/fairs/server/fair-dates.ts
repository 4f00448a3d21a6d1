import { parseDate, Time, toCalendarDateTime, toZoned } from '@internationalized/date'
import type { Input } from '#platform/server/resource/registry.ts'

const isDay = (moment: unknown): moment is string => typeof moment === 'string' && moment.length === 10

/** Dates that are said as days begin with the first one and end with the last minute of the other, in the fair's zone. */
export function datesAsInstants({ startDate, endDate }: Input, timeZone: string): Input {
  const instant = (day: string, time: Time) =>
    toZoned(toCalendarDateTime(parseDate(day), time), timeZone).toAbsoluteString()
  return {
    ...(isDay(startDate) && { startDate: instant(startDate, new Time(0, 0)) }),
    ...(isDay(endDate) && { endDate: instant(endDate, new Time(23, 59)) }),
  }
}
