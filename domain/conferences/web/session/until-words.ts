import type { Locale } from '#platform/contract/locale.ts'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long it is until then, in the largest unit that says it: “in 25 minutes”. */
export function untilWords(locale: Locale, milliseconds: number): string {
  const [unit, length] = units.find(([, size]) => milliseconds >= size) ?? units[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(
    Math.max(1, Math.floor(milliseconds / length)),
    unit,
  )
}
