import { type ReactNode, useId } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { CheckBoxMark } from './check-box-mark.tsx'
import styles from './choice.module.css'
import field from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { useFieldProblem } from './field-problems.ts'
import type { Option } from './option.tsx'

export type CheckboxFieldProps = Omit<FieldProps, 'label'> & {
  /** The sentence one agrees to; links belong into the hint. */
  children: ReactNode
  isSelected?: boolean
  defaultSelected?: boolean
  isIndeterminate?: boolean
  onChange?: (isSelected: boolean) => void
  /** What is sent when ticked; `on` without it. */
  value?: string
}

/**
 * A thing agreed to or wanted, kept with the form's save. At once and without a save: a switch. The hint may hold links:
 * it stands beside the label, for a press inside the label ticks the box and goes nowhere.
 */
export function CheckboxField({ children, hint, error, onChange, ...rest }: CheckboxFieldProps) {
  const { problem, forget } = useFieldProblem(rest.name)
  const said = error ?? problem
  const id = useId()
  return (
    <div className={field.field}>
      <Checkbox
        {...rest}
        aria-describedby={hint || said ? id : undefined}
        className={styles.choice}
        isInvalid={said ? true : undefined}
        onChange={isSelected => {
          forget()
          onChange?.(isSelected)
        }}
      >
        <CheckBoxMark />
        <span className={styles.words}>{children}</span>
      </Checkbox>
      {(hint || said) && (
        <span className={`${styles.words} ${styles.below}`} id={id}>
          {hint && <span className={styles.hint}>{hint}</span>}
          {said && <span className={styles.problem}>{said}</span>}
        </span>
      )}
    </div>
  )
}

export type CheckboxGroupFieldProps = FieldProps & {
  options: readonly Option[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (ids: string[]) => void
}

/** Several of a few, all seen at once. */
export function CheckboxGroupField({
  label,
  hint,
  error,
  options,
  value,
  defaultValue,
  ...rest
}: CheckboxGroupFieldProps) {
  return (
    <CheckboxGroup
      {...rest}
      className={field.field}
      isInvalid={error ? true : undefined}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <div className={styles.choices}>
          {options.map(option => (
            <Checkbox
              key={option.id}
              value={option.id}
              isDisabled={option.isDisabled}
              className={styles.choice}
            >
              <CheckBoxMark />
              <span className={styles.words}>
                <span>{option.label}</span>
                {option.hint && <span className={styles.hint}>{option.hint}</span>}
              </span>
            </Checkbox>
          ))}
        </div>
      </FieldFrame>
    </CheckboxGroup>
  )
}
