import type { ReactNode } from 'react'
import styles from './chart.module.css'
import { markLabels } from './mark-labels.ts'
import { stepsTo, widthOf } from './scale.ts'
import { type AxisPlace, type TimeStep, timeTicks } from './time-axis.ts'

export const plotHeight = 244
const foot = 36
const bottom = plotHeight - foot

export type Plot = ReturnType<typeof plotOf>

export interface PlotMark {
  at: string
  label: string
}

const markRow = 16

interface PlotOf {
  moments: readonly string[]
  highest: number
  width: number
  number: Intl.NumberFormat
  marks?: readonly PlotMark[] | undefined
}

/** Where values over time stand in a drawing, and above them the names of what happened. */
export function plotOf({ moments, highest, width, number, marks = [] }: PlotOf) {
  const steps = stepsTo(highest)
  const most = steps.at(-1) ?? 1
  const left = Math.ceil(Math.max(...steps.map(step => widthOf(number.format(step))))) + 12
  const right = width - 8
  const count = moments.length
  const room = (right - left) / Math.max(1, count)
  const x = (index: number) => left + (index + 0.5) * room
  const placed = marks
    .flatMap(mark => {
      const at = placeOf(mark.at, moments, x, room)
      return at === null ? [] : [{ x: Math.min(right, at), label: mark.label }]
    })
    .toSorted((one, other) => one.x - other.x)
  const named = markLabels(placed, left, right).map((label, index) => ({
    ...label,
    x: placed[index]?.x ?? 0,
  }))
  const top = 24 + (named.length ? 4 + markRow * (1 + Math.max(...named.map(({ row }) => row))) : 0)
  return {
    steps,
    left,
    right,
    top,
    bottom,
    /** How much of the axis one value has. */
    room,
    named,
    x,
    y: (value: number) => bottom - (value / most) * (bottom - top),
    indexAt: (at: number) => Math.min(count - 1, Math.max(0, Math.floor((at - left) / room))),
  }
}

function placeOf(at: string, moments: readonly string[], x: (index: number) => number, room: number) {
  const index = moments.findLastIndex(moment => moment <= at)
  const first = moments[index]
  if (first === undefined) return null
  const next = moments[index + 1]
  const length = next ? Date.parse(next) - Date.parse(first) : 0
  const part = length > 0 ? (Date.parse(at) - Date.parse(first)) / length : 0
  return x(index) + Math.min(1, part) * room
}

type Props = AxisPlace & {
  plot: Plot
  width: number
  moments: readonly string[]
  step: TimeStep
  number: Intl.NumberFormat
  current: number | null
  children: ReactNode
}

/** Height in round steps, time below in the fair's zone, and what happened then as dashed lines. */
export function TimePlot({ plot, width, moments, step, number, current, children, ...place }: Props) {
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
      <Marks named={plot.named} />
      {children}
      <path className={styles.axis} d={`M${left},${bottom}H${right}`} />
      {current !== null && <path className={styles.cursor} d={`M${x(current)},${top - 6}V${bottom}`} />}
    </svg>
  )
}

/** All lines first: a name that one of them crosses interrupts it. */
function Marks({ named }: Pick<Plot, 'named'>) {
  const baseOf = (row: number) => 12 + row * markRow
  return (
    <>
      <path
        className={styles.mark}
        d={named.map(({ x, row }) => `M${x},${baseOf(row) - 10}V${bottom}`).join('')}
      />
      {named.map(({ x, row, text, isBefore }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: two may begin at once and have one name
          key={index}
          className={styles.markLabel}
          x={isBefore ? x - 6 : x + 6}
          y={baseOf(row)}
          textAnchor={isBefore ? 'end' : 'start'}
        >
          {text}
        </text>
      ))}
    </>
  )
}
