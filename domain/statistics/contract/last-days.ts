const dayMs = 86_400_000

/** A fair of so few days is drawn by its hours. */
export const daysByHour = 3
/** Beyond two weeks a grid of hours is no picture any more. */
export const daysInGrid = 14

export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10)

/** The days of which hours are drawn: the last in which anything happened, where none are said or too many. */
export function lastDays(
  series: readonly { at: string }[],
  most: number,
): { startDate: string; endDate: string } | null {
  const days = [...new Set(series.map(({ at }) => at.slice(0, 10)))].sort().slice(-most)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const earliest = dayBefore(last, most - 1)
  return { startDate: first > earliest ? first : earliest, endDate: last }
}
