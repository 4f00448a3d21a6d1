import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { Legend } from './legend.tsx'
import { linePath } from './scale.ts'
import { withoutNights } from './time-axis.ts'
import { type Plot, plotOf, TimePlot } from './time-plot.tsx'
import { type TimeChartProps, type TimePoint, timeWords } from './time-series.ts'

/** How something rises and falls over time, without its nights; dashed what it is compared with. */
export function AreaChart(props: TimeChartProps) {
  const { locale } = useLocale()
  const points = props.step === 'hour' ? withoutNights(props.points, props.timeZone) : props.points
  const { place, number, highest, readings, table } = timeWords({ ...props, points }, locale)
  const moments = points.map(({ at }) => at)
  const plotIn = (width: number) => plotOf({ moments, highest, width, number, marks: props.marks })
  return (
    <Chart
      sentence={props.sentence}
      readings={readings}
      table={table}
      valueAt={(x, _, width) => plotIn(width).indexAt(x)}
      legend={props.beforeLabel && <AreaLegend label={props.label} before={props.beforeLabel} />}
    >
      {({ width, current }) => {
        const plot = plotIn(width)
        return (
          <TimePlot {...{ plot, width, moments, number, current, ...place }} step={props.step}>
            <Line plot={plot} points={points} />
            <Peak plot={plot} points={points} number={number} isHidden={current !== null} />
            {current !== null && points[current] && (
              <circle className={styles.peak} cx={plot.x(current)} cy={plot.y(points[current].value)} r="5" />
            )}
          </TimePlot>
        )
      }}
    </Chart>
  )
}

function Line({ plot, points }: { plot: Plot; points: readonly TimePoint[] }) {
  const line = points.map(({ value }, index) => [plot.x(index), plot.y(value)] as const)
  const before = points.flatMap(({ before: value }, index) =>
    value === null || value === undefined ? [] : [[plot.x(index), plot.y(value)] as const],
  )
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return null
  return (
    <>
      <path
        className={styles.area}
        d={`${linePath(line)}L${last[0]},${plot.bottom}L${first[0]},${plot.bottom}Z`}
      />
      {before.length > 1 && <path className={styles.before} d={linePath(before)} />}
      <path className={styles.line} d={linePath(line)} />
    </>
  )
}

type PeakProps = { plot: Plot; points: readonly TimePoint[]; number: Intl.NumberFormat; isHidden: boolean }

function Peak({ plot, points, number, isHidden }: PeakProps) {
  const highest = Math.max(...points.map(({ value }) => value))
  const index = points.findIndex(({ value }) => value === highest)
  if (highest <= 0 || isHidden) return null
  return (
    <>
      <circle className={styles.peak} cx={plot.x(index)} cy={plot.y(highest)} r="5" />
      <text className={styles.value} x={plot.x(index)} y={plot.y(highest) - 11} textAnchor="middle">
        {number.format(highest)}
      </text>
    </>
  )
}

function AreaLegend({ label, before }: { label: string; before: string }) {
  return (
    <Legend
      entries={[
        { id: 'now', label, sign: <path className={styles.line} d="M1,7H21" /> },
        { id: 'before', label: before, sign: <path className={styles.before} d="M1,7H21" /> },
      ]}
    />
  )
}
