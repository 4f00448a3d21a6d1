import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './chart.module.css'
import { useChartFace } from './chart-face.ts'
import { ChartTable, type ChartTableData } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

/** What a drawing knows of its frame: how wide it is, and which of its values is being read. */
export type ChartDrawing = { width: number; current: number | null }

export interface ChartProps {
  /** What the chart says, as a sentence: its name and its caption. */
  sentence: string
  /** Each value in words, in the order in which arrows read them. */
  readings: readonly string[]
  /** The same as a table. */
  table: ChartTableData
  /** How many values stand in a row: up and down lead from row to row. */
  perRow?: number
  /** Which value lies under a point of the drawing. */
  valueAt?: (x: number, y: number, width: number) => number | null
  /** What strokes and steps stand for, in words. */
  legend?: ReactNode
  children: (drawing: ChartDrawing) => ReactNode
}

const moves: Readonly<Record<string, (at: number, last: number, perRow: number) => number>> = {
  ArrowRight: at => at + 1,
  ArrowLeft: at => at - 1,
  ArrowDown: (at, _, perRow) => at + perRow,
  ArrowUp: (at, _, perRow) => at - perRow,
  Home: () => 0,
  End: (_, last) => last,
}

/** A figure with its sentence and two faces. Its drawing is one tab stop, in which arrows read the values. */
export function Chart({ sentence, readings, table, perRow = 1, valueAt, legend, children }: ChartProps) {
  const caption = useId()
  const frame = useRef<HTMLElement>(null)
  const width = useWidth(frame)
  const face = useChartFace()
  const [marked, mark] = useState<number | null>(null)
  const last = readings.length - 1
  const current = marked === null || last < 0 ? null : Math.min(marked, last)

  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey || last < 0) return
    event.preventDefault()
    const next = current === null ? 0 : move(current, last, perRow)
    if (next >= 0 && next <= last) mark(next)
  }
  const point = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const value = valueAt?.(event.clientX - box.left, event.clientY - box.top, width)
    if (value !== undefined && value !== null && value <= last) mark(Math.max(0, value))
  }
  return (
    <figure ref={frame} className={styles.figure} aria-labelledby={caption}>
      <figcaption id={caption} className={styles.sentence}>
        {sentence}
      </figcaption>
      {face === 'table' ? (
        <ChartTable {...table} label={sentence} />
      ) : (
        <>
          <div className={styles.above}>
            {legend}
            <span className={styles.reading} aria-hidden="true">
              {current === null ? '' : readings[current]}
            </span>
          </div>
          {last < 0 ? (
            <div aria-hidden="true">{children({ width, current: null })}</div>
          ) : (
            <div
              role="slider"
              tabIndex={0}
              className={styles.drawing}
              aria-labelledby={caption}
              aria-orientation="horizontal"
              aria-valuemin={0}
              aria-valuemax={last}
              aria-valuenow={current ?? 0}
              aria-valuetext={readings[current ?? 0]}
              onKeyDown={press}
              onFocus={() => mark(before => before ?? 0)}
              onBlur={() => mark(null)}
              onPointerMove={point}
              onPointerDown={point}
              onPointerLeave={event => {
                if (event.currentTarget !== document.activeElement) mark(null)
              }}
            >
              {children({ width, current })}
            </div>
          )}
        </>
      )}
    </figure>
  )
}
