import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { stepsTo, widthOf } from './scale.ts'
import { type AxisPlace, type TimeStep, timeTicks } from './time-axis.ts'

export const plotHeight = 244
const foot = 36
const bottom = plotHeight - foot

export type Plot = ReturnType<typeof plotOf>

/** Where values over time stand in a drawing. */
export function plotOf(
  count: number,
  highest: number,
  width: number,
  number: Intl.NumberFormat,
  hasMarks: boolean,
) {
  // What happened is named above the values, so that no label lies on another.
  const top = hasMarks ? 44 : 24
  const steps = stepsTo(highest)
  const most = steps.at(-1) ?? 1
  const left = Math.ceil(Math.max(...steps.map(step => widthOf(number.format(step))))) + 12
  const room = (width - left - 8) / Math.max(1, count)
  return {
    steps,
    left,
    right: width - 8,
    top,
    bottom,
    /** How much of the axis one value has. */
    room,
    x: (index: number) => left + (index + 0.5) * room,
    y: (value: number) => bottom - (value / most) * (bottom - top),
    indexAt: (x: number) => Math.min(count - 1, Math.max(0, Math.floor((x - left) / room))),
  }
}

export interface PlotMark {
  at: string
  label: string
}

type Props = AxisPlace & {
  plot: Plot
  width: number
  moments: readonly string[]
  step: TimeStep
  number: Intl.NumberFormat
  marks?: readonly PlotMark[] | undefined
  current: number | null
  children: ReactNode
}

/** Height in round steps, time below in the fair's zone, and what happened then as dashed lines. */
export function TimePlot({
  plot,
  width,
  moments,
  step,
  number,
  marks = [],
  current,
  children,
  ...place
}: Props) {
  const { left, right, top, x, y, room } = plot
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${width} ${plotHeight}`}
      width={width}
      height={plotHeight}
      aria-hidden="true"
    >
      {plot.steps.map(value => (
        <g key={value}>
          {value > 0 && <path className={styles.grid} d={`M${left},${y(value)}H${right}`} />}
          {value > 0 && (
            <text x={left - 8} y={y(value) + 4} textAnchor="end">
              {number.format(value)}
            </text>
          )}
        </g>
      ))}
      {timeTicks(moments, step, place, room)
        .filter(({ at, text, isDay }) => !isDay || step === 'day' || x(at) + widthOf(text) <= width)
        .map(({ at, text, isDay }) => (
          <g key={at}>
            {isDay && at > 0 && (
              <path className={styles.grid} d={`M${x(at) - room / 2},${top}V${bottom + 6}`} />
            )}
            <text
              className={isDay ? styles.day : undefined}
              x={isDay && step !== 'day' ? x(at) - room / 2 + 2 : x(at)}
              y={bottom + 24}
              textAnchor={isDay && step !== 'day' ? 'start' : 'middle'}
            >
              {text}
            </text>
          </g>
        ))}
      {marks.map(mark => (
        <Mark key={mark.at + mark.label} mark={mark} plot={plot} moments={moments} />
      ))}
      {children}
      <path className={styles.axis} d={`M${left},${bottom}H${right}`} />
      {current !== null && <path className={styles.cursor} d={`M${x(current)},${top - 6}V${bottom}`} />}
    </svg>
  )
}

function Mark({ mark, plot, moments }: { mark: PlotMark; plot: Plot; moments: readonly string[] }) {
  const index = moments.findLastIndex(moment => moment <= mark.at)
  const first = moments[index]
  if (first === undefined) return null
  const next = moments[index + 1]
  const length = next ? Date.parse(next) - Date.parse(first) : 0
  const part = length > 0 ? (Date.parse(mark.at) - Date.parse(first)) / length : 0
  const at = plot.x(index) + Math.min(1, part) * plot.room
  const isLate = at > plot.left + (plot.right - plot.left) / 2
  return (
    <g>
      <path className={styles.mark} d={`M${at},2V${plot.bottom}`} />
      <text
        className={styles.markLabel}
        x={isLate ? at - 6 : at + 6}
        y={12}
        textAnchor={isLate ? 'end' : 'start'}
      >
        {mark.label}
      </text>
    </g>
  )
}
