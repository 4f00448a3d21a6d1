/** One line of the table: what was measured, what it came to, and what it may be. */
export type Figure = {
  what: string
  measured: string
  target: string
  /** Null: it could not be measured here. */
  holds: boolean | null
}

export const notMeasured = (what: string, limit: string): Figure => ({
  what,
  measured: 'not measured',
  target: limit,
  holds: null,
})

/** Where a figure may not go below, or above, its limit. */
export const atLeast = (
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(value),
  target: `≥ ${show(limit)}`,
  holds: value >= limit,
})

export const atMost = (
  what: string,
  value: number,
  limit: number,
  show: (value: number) => string,
): Figure => ({
  what,
  measured: show(value),
  target: `≤ ${show(limit)}`,
  holds: value <= limit,
})

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export const quantileOf = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN
}

export const plain =
  (unit = '', digits = 0) =>
  (value: number) =>
    `${value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: digits })}${unit && ` ${unit}`}`
