import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import choice from './choice.module.css'
import field from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { idAmong } from './id-among.ts'
import type { Option } from './option.tsx'
import styles from './radio-group.module.css'

export type RadioGroupFieldProps<Id extends string> = FieldProps & {
  options: readonly (Option<Id> & { state?: ReactNode })[]
  value?: string | null
  defaultValue?: string | null
  onChange?: (id: Id) => void
  /** Short words beside each other. */
  isInRow?: boolean
  /** A heading above says the same. */
  isLabelHidden?: boolean
}

/** One of a few, all seen at once, each with a hint where the word does not suffice. */
export function RadioGroupField<Id extends string>({
  label,
  hint,
  error,
  options,
  onChange,
  isInRow,
  isLabelHidden,
  ...rest
}: RadioGroupFieldProps<Id>) {
  return (
    <RadioGroup
      {...rest}
      className={field.field}
      onChange={key => {
        const id = idAmong(options, key)
        if (id !== undefined) onChange?.(id)
      }}
      isInvalid={error ? true : undefined}
      orientation={isInRow ? 'horizontal' : 'vertical'}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        isRequired={rest.isRequired}
        isLabelHidden={isLabelHidden}
      >
        <div className={isInRow ? choice.row : choice.choices}>
          {options.map(option => (
            <Radio key={option.id} value={option.id} isDisabled={option.isDisabled} className={choice.choice}>
              <span className={styles.dot} aria-hidden="true" />
              <span className={choice.words}>
                <span>{option.label}</span>
                {option.hint && <span className={choice.hint}>{option.hint}</span>}
                {option.state}
              </span>
            </Radio>
          ))}
        </div>
      </FieldFrame>
    </RadioGroup>
  )
}
