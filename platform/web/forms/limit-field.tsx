import type { FieldProps } from '../ui/field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { SwitchField } from '../ui/switch.tsx'
import styles from './limit-field.module.css'

export type LimitFieldProps = FieldProps & {
  /** 0: there is no limit. */
  value: number
  onChange: (value: number) => void
  /** What the number is called. */
  amountLabel: string
  maxValue?: number
}

const usual = 20

/** A limit, or none: the number is asked for only where there is one. */
export function LimitField({
  label,
  hint,
  name,
  isDisabled,
  value,
  onChange,
  amountLabel,
  maxValue,
}: LimitFieldProps) {
  return (
    <div className={styles.limit}>
      <SwitchField
        label={label}
        hint={typeof hint === 'string' ? hint : undefined}
        isSelected={value > 0}
        isDisabled={isDisabled}
        onChange={isOn => onChange(isOn ? usual : 0)}
      />
      {value > 0 && (
        <div className={styles.amount}>
          <NumberField
            label={amountLabel}
            name={name}
            isDisabled={isDisabled}
            value={value}
            minValue={1}
            maxValue={maxValue}
            onChange={next => onChange(Number.isNaN(next) ? 0 : next)}
          />
        </div>
      )}
    </div>
  )
}
