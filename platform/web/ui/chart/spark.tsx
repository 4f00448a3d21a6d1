import styles from './chart.module.css'
import { linePath } from './scale.ts'

/** A small line beside a figure: how it came about. Its values stand in the figure's chart. */
export function Spark({ sentence, values }: { sentence: string; values: readonly number[] }) {
  const highest = Math.max(1, ...values)
  const points = values.map(
    (value, index) =>
      [2 + (index / Math.max(1, values.length - 1)) * 92, 30 - (value / highest) * 26] as const,
  )
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg className={styles.spark} viewBox="0 0 98 32" width="98" height="32" role="img" aria-label={sentence}>
      <path className={styles.line} d={linePath(points)} />
      <circle className={styles.end} cx={last[0]} cy={last[1]} r="3" />
    </svg>
  )
}
