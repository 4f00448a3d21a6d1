import { useLocale } from 'react-aria-components/I18nProvider'
import { bandsOf, type Route } from './bands.ts'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { shortened } from './scale.ts'

interface Props {
  sentence: string
  /** From where to where, and how many. */
  routes: readonly Route[]
  fromLabel: string
  toLabel: string
  valueLabel: string
}

/** Which ways people take, each as a band as wide as there are people on it. */
export function BandChart({ sentence, routes, fromLabel, toLabel, valueLabel }: Props) {
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale)
  const said = ({ value, text }: Route) => text ?? number.format(value)
  const { left, right, bands, height } = bandsOf(routes)
  return (
    <Chart
      sentence={sentence}
      readings={routes.map(route => `${route.from} → ${route.to}: ${said(route)}`)}
      table={{
        columns: [fromLabel, toLabel, valueLabel],
        rows: routes.map(route => ({ name: route.from, cells: [route.to, said(route)] })),
      }}
      valueAt={(x, y, width) => {
        const part = Math.min(1, Math.max(0, (x - width * 0.3) / (width * 0.4)))
        const found = bands.findIndex(({ from, to, size }) => {
          const at = from + (to - from) * part
          return y >= at && y <= at + size
        })
        return found < 0 ? null : found
      }}
    >
      {({ width, current }) => {
        const side = Math.round(width * 0.3)
        const middle = width / 2
        return (
          <svg
            className={styles.plot}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
          >
            {bands.map(({ from, to, size }, index) => (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a band has no other name than its place
                key={index}
                className={styles.band}
                data-current={current === index || undefined}
                data-dim={(current !== null && current !== index) || undefined}
                d={`M${side},${from}C${middle},${from} ${middle},${to} ${width - side},${to}v${size}C${middle},${to + size} ${middle},${from + size} ${side},${from + size}Z`}
              />
            ))}
            {left.map(node => (
              <g key={node.name}>
                <rect className={styles.bar} x={side - 4} y={node.at} width="4" height={node.size} />
                <text x={side - 12} y={node.at + node.size / 2 + 4} textAnchor="end">
                  {shortened(node.name, side - 12)}
                </text>
              </g>
            ))}
            {right.map(node => (
              <g key={node.name}>
                <rect className={styles.bar} x={width - side} y={node.at} width="4" height={node.size} />
                <text x={width - side + 12} y={node.at + node.size / 2 + 4}>
                  {shortened(node.name, side - 12)}
                </text>
              </g>
            ))}
          </svg>
        )
      }}
    </Chart>
  )
}
