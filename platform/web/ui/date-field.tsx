import { type CalendarDate, parseDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import { CalendarPopover } from './calendar-popover.tsx'
import { DateSegments } from './date-segments.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'

export type DateFieldProps = FieldProps & {
  /** ISO `YYYY-MM-DD`; `null` for none. */
  value?: string | null
  defaultValue?: string | null
  onChange?: (value: string | null) => void
  min?: string
  max?: string
}

/** A day without an hour: typed in the reader's order, or taken from the month. */
export function DateField({
  label,
  hint,
  error,
  value,
  defaultValue,
  onChange,
  min,
  max,
  ...rest
}: DateFieldProps) {
  return (
    <DatePicker<CalendarDate>
      {...rest}
      className={styles.field}
      isInvalid={error ? true : undefined}
      value={read(value)}
      defaultValue={read(defaultValue) ?? undefined}
      minValue={read(min)}
      maxValue={read(max)}
      onChange={date => onChange?.(date ? date.toString() : null)}
      shouldForceLeadingZeros
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <DateSegments />
      </FieldFrame>
      <CalendarPopover />
    </DatePicker>
  )
}

/** `undefined` leaves the field to itself, `null` empties it; what is no day counts as none. */
const read = (day: string | null | undefined): CalendarDate | null | undefined => {
  if (day === undefined) return undefined
  if (!day) return null
  try {
    return parseDate(day.slice(0, 10))
  } catch {
    return null
  }
}
