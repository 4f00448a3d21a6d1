import type { Locale } from '#platform/contract/locale.ts'

const minute = 60_000
const hour = 60 * minute

/** How long something goes on: “12 min”, “1 h 5 min”. */
export function lengthWords(locale: Locale, milliseconds: number): string {
  const unit = (of: 'hour' | 'minute', value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: of, unitDisplay: 'short' }).format(value)
  const all = Math.max(0, milliseconds)
  const [hours, minutes] = [Math.floor(all / hour), Math.floor((all % hour) / minute)]
  return [hours ? unit('hour', hours) : null, !hours || minutes ? unit('minute', minutes) : null]
    .filter(Boolean)
    .join(' ')
}

/** What is left or was passed, to the second: “4:05”. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, rest] = [Math.floor(seconds / 3_600), seconds % 3_600]
  const tail = `${hours ? two(Math.floor(rest / 60)) : Math.floor(rest / 60)}:${two(rest % 60)}`
  return hours ? `${hours}:${tail}` : tail
}
