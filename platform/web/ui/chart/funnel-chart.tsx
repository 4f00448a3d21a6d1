import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './chart.module.css'
import { Chart } from './chart.tsx'
import { partOf } from './scale.ts'

export interface FunnelStep {
  label: string
  value: number
  /** Written for the reader where the figure itself may not be shown: “fewer than 5”. */
  text?: string | undefined
  /** Counted otherwise than the first: no part of it. */
  isApart?: boolean
}

interface Props {
  sentence: string
  steps: readonly FunnelStep[]
  /** Heads of its table: “Step”, “People”, “Of all who came in”. */
  stepLabel: string
  valueLabel: string
  partLabel: string
}

const rowHeight = 60

/** How many of those who came first went on to each step. */
export function FunnelChart({ sentence, steps, stepLabel, valueLabel, partLabel }: Props) {
  const { locale } = useLocale()
  const number = new Intl.NumberFormat(locale)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const whole = steps[0]?.value ?? 0
  const rows = steps.map(({ label, value, text, isApart }, index) => ({
    label,
    part: isApart ? 0 : partOf(value, whole),
    said: text ?? number.format(value),
    share: index === 0 || text || isApart || whole === 0 ? '' : percent.format(partOf(value, whole)),
  }))
  return (
    <Chart
      sentence={sentence}
      readings={rows.map(({ label, said, share }) => [`${label}: ${said}`, share].filter(Boolean).join(', '))}
      table={{
        columns: [stepLabel, valueLabel, partLabel],
        rows: rows.map(({ label, said, share }) => ({ name: label, cells: [said, share || '–'] })),
      }}
      valueAt={(_, y) => Math.floor(y / rowHeight)}
    >
      {({ current }) => (
        <div className={styles.steps} aria-hidden="true">
          {rows.map(({ label, part, said, share }, index) => (
            <div key={label} className={styles.step} data-current={current === index || undefined}>
              <span>{label}</span>
              <small>{share}</small>
              <b>{said}</b>
              <svg width="100%" height="10" aria-hidden="true">
                <rect className={styles.track} width="100%" height="10" />
                <rect className={styles.bar} width={`${part * 100}%`} height="10" />
              </svg>
            </div>
          ))}
        </div>
      )}
    </Chart>
  )
}
