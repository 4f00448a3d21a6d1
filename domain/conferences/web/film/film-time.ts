import { dateLocale, type Locale } from '#platform/contract/locale.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** 4:05, or 1:04:05 from an hour on. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** “4 minutes 5 seconds”, as it is read aloud. */
export function spokenTime(locale: Locale, seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [
    [Math.floor(whole / 3_600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const
  const said = parts
    .filter(([count, unit]) => count > 0 || (unit === 'second' && whole === 0))
    .map(([count, unit]) =>
      new Intl.NumberFormat(dateLocale(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
  return said.join(' ')
}

/** What somebody types for a moment: `4:05`, `1:04:05` or seconds; null for anything else. */
export function secondsOf(typed: string): number | null {
  const parts = typed.trim().split(':')
  if (parts.length > 3 || !parts.every(part => /^\d{1,5}$/.test(part))) return null
  if (parts.slice(1).some(part => Number(part) > 59)) return null
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0)
}

type Named = { at: number }

/** The one of those in their order that has begun last. */
export const lastBegun = <T extends Named>(all: readonly T[], second: number): T | null =>
  all.filter(({ at }) => at <= second).at(-1) ?? null

/** Where an address begins: `?t=65`, `?t=1:05`, or `?chapter=2`. */
export function startOf(search: URLSearchParams, chapters: readonly Named[]): number | null {
  const chapter = Number(search.get('chapter'))
  if (Number.isInteger(chapter) && chapter > 0) return chapters[chapter - 1]?.at ?? null
  const typed = search.get('t')
  return typed === null ? null : secondsOf(typed.replace(/s$/, ''))
}
