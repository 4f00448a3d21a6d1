import type { ReactNode } from 'react'
import { useOffered } from '#domain/identity/web/use-choices.ts'
import { CheckboxField } from '#platform/web/ui/checkbox.tsx'
import { ComboboxField } from '#platform/web/ui/combobox.tsx'
import { DateField } from '#platform/web/ui/date-field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { TagField } from '#platform/web/ui/tag-field.tsx'
import { PasswordField, TextAreaField, TextField } from '#platform/web/ui/text-field.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Control } from './controls.ts'

export type BlockFieldProps = {
  control: Control
  name: string
  label: string
  hint?: ReactNode
  isRequired: boolean
  value: unknown
  onChange: (value: unknown) => void
  /** Of a secret: what it is worth so far. */
  strength?: ReactNode
}

/** The kit's control for a field of a registration form. */
export function BlockField({ control, value, onChange, strength, ...frame }: BlockFieldProps) {
  const text = typeof value === 'string' ? value : ''
  const { autoComplete, maxLength, type } = control
  const typed = { ...frame, value: text, onChange, autoComplete, maxLength }
  switch (control.kind) {
    case 'tick':
      return (
        <CheckboxField name={frame.name} hint={frame.hint} isSelected={value === true} onChange={onChange}>
          {frame.label}
        </CheckboxField>
      )
    case 'secret':
      return <PasswordField {...typed} strength={strength} />
    case 'lines':
      return <TextAreaField {...typed} />
    case 'day':
      return <DateField {...frame} value={text || null} onChange={onChange} />
    case 'line':
      return <TextField {...typed} type={type} />
    default:
      return <ListField {...frame} control={control} value={value} onChange={onChange} />
  }
}

/** More than these are searched by typing. */
const most = 15

function ListField({ control, value, ...frame }: Omit<BlockFieldProps, 'strength'>) {
  const t = useWords('registration')
  const offered = useOffered(control)
  const options = offered ?? []
  const id = typeof value === 'string' && value ? value : null
  // A table without entries asks for nothing; the server does not either.
  if (control.table && offered && !options.length) return null
  if (control.kind === 'several')
    return <TagField {...frame} options={options} value={Array.isArray(value) ? value.map(String) : []} />
  // A combobox takes the words of its choice from the list: it is drawn anew once that has come.
  if (control.kind === 'found' || options.length > most)
    return (
      <ComboboxField
        key={options.length}
        {...frame}
        options={options}
        value={id}
        valueLabel={options.find(option => option.id === id)?.label}
      />
    )
  const none = { id: '', label: t('register.no_answer') }
  return <SelectField {...frame} options={frame.isRequired ? options : [none, ...options]} value={id} />
}
