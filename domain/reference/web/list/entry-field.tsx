import type { FieldDescription } from '#platform/contract/list-administration.ts'
import { isRecord } from '#platform/contract/record.ts'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { NumberField } from '#platform/web/ui/number-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { calledRelated } from './entry-value.tsx'
import { RelationField } from './relation-field.tsx'

export type EntryFieldProps = {
  field: FieldDescription
  value: unknown
  /** The entry exists: what is fixed stays. */
  exists: boolean
  onChange: (value: unknown) => void
}

/** One field of an entry, in the control that its kind asks for. */
export function EntryField({ field, value, exists, onChange }: EntryFieldProps) {
  const t = useWords('reference')
  const shared = {
    name: field.name,
    label: t(`fields.${field.name}`),
    isRequired: field.isRequired,
    isDisabled: exists && field.isFixed,
  }
  switch (field.kind) {
    case 'boolean':
      return (
        <CheckboxField name={field.name} isSelected={Boolean(value)} onChange={onChange}>
          {shared.label}
        </CheckboxField>
      )
    case 'number':
      return (
        <NumberField
          {...shared}
          value={value === null || value === undefined ? Number.NaN : Number(value)}
          minValue={field.minimum}
          maxValue={field.maximum}
          step={field.isWhole ? 1 : 0.1}
          onChange={number => onChange(Number.isNaN(number) ? null : number)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...shared}
          value={value ? String(value) : null}
          options={(field.choices ?? []).map(choice => ({ id: choice, label: t(`choices.${choice}`) }))}
          onChange={onChange}
        />
      )
    case 'relation':
      return (
        <RelationField
          {...shared}
          field={field}
          value={isRecord(value) ? String(value.id) : null}
          valueLabel={calledRelated(value) || undefined}
          onChange={id => onChange(id === null ? null : { id: Number(id) })}
        />
      )
    case 'text':
      return (
        <TextField
          {...shared}
          value={String(value ?? '')}
          maxLength={field.maxLength}
          onChange={text => onChange(text || null)}
        />
      )
    default:
      return null
  }
}
