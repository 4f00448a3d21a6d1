import { Label } from 'react-aria-components/Label'
import { ProgressBar } from 'react-aria-components/ProgressBar'
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
  return (
    <ProgressBar
      className={styles.progress}
      value={value}
      maxValue={max}
      valueLabel={valueLabel}
      isIndeterminate={value === undefined}
      aria-label={isLabelHidden ? label : undefined}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <span className={styles.words}>
              <Label>{label}</Label>
              <span className={styles.figure}>{valueText}</span>
            </span>
          )}
          <span className={styles.track}>
            <span
              className={styles.fill}
              data-endless={percentage === undefined || undefined}
              style={{ width: percentage === undefined ? undefined : `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
