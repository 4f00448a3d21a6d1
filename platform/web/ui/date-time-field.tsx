import {
  type DateValue,
  parseAbsolute,
  parseDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'
import { useState } from 'react'
import { DatePicker } from 'react-aria-components/DatePicker'
import { CalendarPopover } from './calendar-popover.tsx'
import { DateSegments } from './date-segments.tsx'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { useFieldProblem } from './field-problems.ts'

export type DateTimeFieldProps = FieldProps & {
  /** An instant: ISO with `Z` or an offset. Without one it is read as wall time in `timeZone`. */
  value?: string | null
  defaultValue?: string | null
  /** The same instant, in UTC: `2026-11-24T09:42:00.000Z`. */
  onChange?: (value: string | null) => void
  /** The zone people mean when they type: the fair's, never the machine's by accident. */
  timeZone: string
  min?: string
  max?: string
}

/** A moment, typed in the wall time of one named zone and kept as an instant. Say the zone in the hint. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, hint, error, name, value, defaultValue, onChange, timeZone, min, max, ...rest } = props
  const [own, setOwn] = useState(() => read(defaultValue, timeZone) ?? null)
  const { problem, forget } = useFieldProblem(name)
  const shown = value === undefined ? own : (read(value, timeZone) ?? null)
  const said = error ?? problem
  return (
    <DatePicker<DateValue>
      {...rest}
      className={styles.field}
      isInvalid={said ? true : undefined}
      granularity="minute"
      hideTimeZone
      shouldForceLeadingZeros
      value={shown}
      minValue={read(min, timeZone)}
      maxValue={read(max, timeZone)}
      onChange={entered => {
        // Of a field that was empty the date comes without a zone.
        const moment = entered && zoned(entered, timeZone)
        forget()
        setOwn(moment)
        onChange?.(moment ? moment.toAbsoluteString() : null)
      }}
    >
      <FieldFrame label={label} hint={hint} error={said} isRequired={rest.isRequired}>
        <DateSegments />
      </FieldFrame>
      {name && <input type="hidden" name={name} value={shown?.toAbsoluteString() ?? ''} />}
      <CalendarPopover />
    </DatePicker>
  )
}

const zoned = (entered: DateValue, timeZone: string): ZonedDateTime =>
  'toAbsoluteString' in entered ? entered : toZoned(entered, timeZone)

const read = (moment: string | null | undefined, timeZone: string): ZonedDateTime | null | undefined => {
  if (moment === undefined) return undefined
  if (!moment) return null
  try {
    return /(Z|[+-]\d\d:?\d\d)$/.test(moment)
      ? parseAbsolute(moment, timeZone)
      : toZoned(parseDateTime(moment), timeZone)
  } catch {
    return null
  }
}
