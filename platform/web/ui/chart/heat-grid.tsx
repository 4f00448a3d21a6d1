import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { Legend } from './legend.tsx'
import { hueStep, widthOf } from './scale.ts'

interface Props {
  sentence: string
  /** Down the side: days. */
  rows: readonly string[]
  /** Along the top: hours. */
  columns: readonly string[]
  /** Row by row; null is what has not been yet, and words are said where the figure itself may not be shown. */
  values: readonly (readonly (number | string | null)[])[]
  rowLabel: string
  /** The ends of the scale, in words: “fewer”, “more”. */
  fewLabel: string
  manyLabel: string
}

const cellHeight = 28
const top = 22
const none = '–'

type Value = number | string | null | undefined
/** What is told in words is drawn as the least. */
const depthOf = (value: Value): number => (typeof value === 'string' ? 1 : (value ?? 0))

/** Which hours of which days are busy, in four steps of the fair's hue. */
export function HeatGrid({ sentence, rows, columns, values, rowLabel, fewLabel, manyLabel }: Props) {
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale)
  const highest = Math.max(0, ...values.flat().map(depthOf))
  const said = (value: Value) => {
    if (typeof value === 'string') return value
    return value === null || value === undefined ? none : number.format(value)
  }
  const left = Math.ceil(Math.max(0, ...rows.map(row => widthOf(row)))) + 10
  const roomIn = (width: number) => (width - left) / Math.max(1, columns.length)
  const every = (width: number) =>
    [1, 2, 3, 4, 6].find(n => roomIn(width) * n >= Math.max(0, ...columns.map(text => widthOf(text))) + 8) ??
    12
  return (
    <Chart
      sentence={sentence}
      readings={rows.flatMap((row, y) =>
        columns.map((column, x) => `${row}, ${column}: ${said(values[y]?.[x])}`),
      )}
      table={{
        columns: [rowLabel, ...columns],
        rows: rows.map((name, y) => ({ name, cells: columns.map((_, x) => said(values[y]?.[x])) })),
      }}
      perRow={columns.length}
      valueAt={(x, y, width) => {
        const [column, row] = [Math.floor((x - left) / roomIn(width)), Math.floor((y - top) / cellHeight)]
        return column >= 0 && column < columns.length && row >= 0 && row < rows.length
          ? row * columns.length + column
          : null
      }}
      legend={
        <Legend
          entries={[
            {
              id: 'few',
              label: fewLabel,
              sign: <rect className={styles.heat} data-step="1" width="22" height="14" />,
            },
            {
              id: 'many',
              label: manyLabel,
              sign: <rect className={styles.heat} data-step="4" width="22" height="14" />,
            },
          ]}
        />
      }
    >
      {({ width, current }) => {
        const room = roomIn(width)
        const height = top + rows.length * cellHeight
        return (
          <svg
            className={styles.plot}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-hidden="true"
          >
            {columns.map((column, x) =>
              x % every(width) === 0 ? (
                <text
                  key={column}
                  x={left + (x + 0.5) * room}
                  y="14"
                  textAnchor={x === 0 ? 'start' : 'middle'}
                  dx={x === 0 ? -room / 2 : 0}
                >
                  {column}
                </text>
              ) : null,
            )}
            {rows.map((row, y) => (
              <g key={row}>
                <text x={left - 10} y={top + y * cellHeight + 18} textAnchor="end">
                  {row}
                </text>
                {columns.map((column, x) => (
                  <rect
                    key={column}
                    className={styles.heat}
                    data-step={hueStep(depthOf(values[y]?.[x]), highest)}
                    data-current={current === y * columns.length + x || undefined}
                    x={left + x * room + 1}
                    y={top + y * cellHeight + 1}
                    width={Math.max(1, room - 2)}
                    height={cellHeight - 2}
                    rx="2"
                  />
                ))}
              </g>
            ))}
          </svg>
        )
      }}
    </Chart>
  )
}
