import { ColorField } from '../ui/color-field.tsx'
import { ComboboxField } from '../ui/combobox.tsx'
import { DateField } from '../ui/date-field.tsx'
import { DateTimeField } from '../ui/date-time-field.tsx'
import { NumberField } from '../ui/number-field.tsx'
import { SelectField } from '../ui/select.tsx'
import { SwitchField } from '../ui/switch.tsx'
import { TagField } from '../ui/tag-field.tsx'
import { TextAreaField, TextField } from '../ui/text-field.tsx'
import { LimitField } from './limit-field.tsx'

export type Choice = { id: string; label: string; hint?: string }

/** One field of a form, said as data: what it is called on the wire and how it is entered. */
export type FormField = {
  name: string
  kind:
    | 'text'
    | 'email'
    | 'tel'
    | 'url'
    | 'textarea'
    | 'number'
    | 'limit'
    | 'switch'
    | 'select'
    | 'combobox'
    | 'tags'
    | 'date'
    | 'datetime'
    | 'color'
  isRequired?: boolean
  options?: readonly Choice[]
  min?: number
  max?: number
  maxLength?: number
  timeZone?: string
  /** Of a limit: what its number is called. */
  amountLabel?: string
}

export type Draft = Record<string, unknown>

export type FormFieldProps = {
  field: FormField
  label: string
  hint?: string
  value: unknown
  isDisabled?: boolean
  onChange: (value: unknown) => void
}

const idText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return String(typeof value === 'object' && 'id' in value ? value.id : value)
}

/** The kit's control for a field. References are chosen by id and kept as `{ id }`. */
export function FormFieldControl({ field, label, hint, value, isDisabled, onChange }: FormFieldProps) {
  const frame = { label, name: field.name, hint, isRequired: field.isRequired, isDisabled }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'switch':
      return (
        <SwitchField
          label={label}
          hint={hint}
          name={field.name}
          isSelected={Boolean(value)}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )
    case 'number':
      return (
        <NumberField
          {...frame}
          value={typeof value === 'number' ? value : Number.NaN}
          minValue={field.min}
          maxValue={field.max}
          onChange={next => onChange(Number.isNaN(next) ? null : next)}
        />
      )
    case 'limit':
      return (
        <LimitField
          {...frame}
          amountLabel={field.amountLabel ?? label}
          value={typeof value === 'number' ? value : 0}
          maxValue={field.max}
          onChange={onChange}
        />
      )
    case 'select':
      return (
        <SelectField {...frame} options={field.options ?? []} value={idText(value)} onChange={onChange} />
      )
    case 'combobox': {
      const chosen = field.options?.find(option => option.id === idText(value))
      // It takes the words of what is chosen from the list: drawn anew once that has come.
      return (
        <ComboboxField
          key={field.options?.length}
          {...frame}
          options={field.options ?? []}
          value={chosen?.id ?? null}
          valueLabel={chosen?.label}
          onChange={onChange}
        />
      )
    }
    case 'tags':
      return (
        <TagField
          {...frame}
          options={field.options ?? []}
          value={(Array.isArray(value) ? value : []).flatMap(one => idText(one) ?? [])}
          onChange={onChange}
        />
      )
    case 'date':
      return <DateField {...frame} value={text || null} onChange={onChange} />
    case 'datetime':
      return (
        <DateTimeField
          {...frame}
          value={text || null}
          timeZone={field.timeZone ?? 'Europe/Paris'}
          onChange={onChange}
        />
      )
    case 'color':
      return <ColorField {...frame} value={text || '#0f7a62'} onChange={onChange} />
    case 'textarea':
      return <TextAreaField {...frame} value={text} maxLength={field.maxLength} onChange={onChange} />
    default:
      return (
        <TextField
          {...frame}
          type={field.kind}
          value={text}
          maxLength={field.maxLength}
          onChange={onChange}
        />
      )
  }
}
