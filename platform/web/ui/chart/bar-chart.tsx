import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { Legend } from './legend.tsx'
import { plotOf, TimePlot } from './time-plot.tsx'
import { type TimeChartProps, timeWords } from './time-series.ts'

/** How much of something each day or hour had; outlined what it is compared with. */
export function BarChart(props: TimeChartProps) {
  const { locale } = useLocale()
  const { points, label, beforeLabel } = props
  const { place, number, highest, readings, table } = timeWords(props, locale)
  const moments = points.map(({ at }) => at)
  const plotIn = (width: number) => plotOf({ moments, highest, width, number, marks: props.marks })
  return (
    <Chart
      sentence={props.sentence}
      readings={readings}
      table={table}
      valueAt={(x, _, width) => plotIn(width).indexAt(x)}
      legend={
        beforeLabel && (
          <Legend
            entries={[
              { id: 'now', label, sign: <path className={styles.bar} d="M6,1H16V13H6Z" /> },
              {
                id: 'before',
                label: beforeLabel,
                sign: <path className={styles.barBefore} d="M6,1H16V13H6Z" />,
              },
            ]}
          />
        )
      }
    >
      {({ width, current }) => {
        const plot = plotIn(width)
        const wide = Math.min(56, plot.room * 0.62)
        return (
          <TimePlot {...{ plot, width, moments, number, current: null, ...place }} step={props.step}>
            {points.map(({ at, value, before }, index) => {
              const from = plot.x(index) - wide / 2
              return (
                <g key={at} data-current={current === index || undefined} className={styles.column}>
                  <path
                    className={styles.bar}
                    d={`M${from},${plot.bottom}V${plot.y(value)}h${wide}V${plot.bottom}Z`}
                  />
                  {before !== null && before !== undefined && (
                    <path
                      className={styles.barBefore}
                      d={`M${from - 3},${plot.bottom}V${plot.y(before)}h${wide + 6}V${plot.bottom}`}
                    />
                  )}
                </g>
              )
            })}
          </TimePlot>
        )
      }}
    </Chart>
  )
}
