import { useId } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import styles from './progress.module.css'

export interface ProgressProps {
  label: string
  /** 0 to `max`; without it the end is not known. */
  value?: number
  max?: number
  /** Said instead of the percentage: "21 of 24 points". */
  valueLabel?: string
  isLabelHidden?: boolean
}

/** How far something is, in a bar and in a figure. For anything over two seconds, and for checklists. */
export function Progress({ label, value, max = 100, valueLabel, isLabelHidden }: ProgressProps) {
  const id = useId()
  const { locale } = useLocale()
  const isEndless = value === undefined
  const part = isEndless || max === 0 ? 0 : Math.min(Math.max(value / max, 0), 1)
  const said = isEndless
    ? undefined
    : (valueLabel ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(part))
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isEndless ? undefined : part * max}
      aria-valuetext={said}
      {...(isLabelHidden ? { 'aria-label': label } : { 'aria-labelledby': id })}
    >
      {!isLabelHidden && (
        <span className={styles.words}>
          <span id={id}>{label}</span>
          <span className={styles.figure}>{said}</span>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={styles.fill}
          data-endless={isEndless || undefined}
          style={{ width: isEndless ? undefined : `${part * 100}%` }}
        />
      </span>
    </div>
  )
}
