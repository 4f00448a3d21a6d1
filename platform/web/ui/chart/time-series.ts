import { type AxisPlace, momentWords, type TimeStep } from './time-axis.ts'
import type { PlotMark } from './time-plot.tsx'

export interface TimePoint {
  at: string
  value: number
  /** Written for the reader where the figure itself may not be shown: “fewer than 5”. */
  text?: string | undefined
  /** The same moment of the days compared with. */
  before?: number | null | undefined
}

export interface TimeChartProps {
  sentence: string
  points: readonly TimePoint[]
  step: TimeStep
  /** Of the fair: its axis is not the reader's. */
  timeZone: string
  /** What is counted, and what it is compared with: “Visitors”, “The day before”. */
  label: string
  beforeLabel?: string | undefined
  /** The head of the column of moments: “Hour”. */
  timeLabel: string
  marks?: readonly PlotMark[] | undefined
}

/** What both charts over time say of their values in words. */
export function timeWords(props: TimeChartProps, locale: string) {
  const { points, label, beforeLabel, timeLabel } = props
  const place: AxisPlace = { timeZone: props.timeZone, locale }
  const number = new Intl.NumberFormat(locale)
  const moment = momentWords(props.step, place)
  const said = ({ value, text }: TimePoint) => text ?? number.format(value)
  const isCompared = beforeLabel !== undefined
  const beforeOf = ({ before }: TimePoint) =>
    before === null || before === undefined ? '–' : number.format(before)
  return {
    place,
    number,
    highest: Math.max(0, ...points.map(({ value }) => value), ...points.map(({ before }) => before ?? 0)),
    readings: points.map(point =>
      [
        `${moment(point.at)}: ${said(point)}`,
        ...(isCompared ? [`${beforeLabel}: ${beforeOf(point)}`] : []),
      ].join(', '),
    ),
    table: {
      columns: [timeLabel, label, ...(isCompared ? [beforeLabel] : [])],
      rows: points.map(point => ({
        name: moment(point.at),
        cells: [said(point), ...(isCompared ? [beforeOf(point)] : [])],
      })),
    },
  }
}
