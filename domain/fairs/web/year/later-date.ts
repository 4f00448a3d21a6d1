import { parseAbsolute } from '@internationalized/date'

/** A date a year later, at the same hour of the fair. */
export const aYearLater = (date: string | null | undefined, timeZone: string): string | null =>
  date ? parseAbsolute(date, timeZone).add({ years: 1 }).toAbsoluteString() : null

/** A text with the years in it moved on by one: `Salon 2026` → `Salon 2027`. */
export const nextYearIn = (text: string, date: string | null | undefined): string => {
  const year = date ? new Date(date).getUTCFullYear() : 0
  return year ? text.replaceAll(String(year), String(year + 1)) : text
}
