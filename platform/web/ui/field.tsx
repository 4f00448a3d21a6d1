import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'

/** What every field has in common. `name` is the key under which the server names its problems. */
export interface FieldProps {
  label: string
  name?: string
  hint?: ReactNode
  /** A problem found here, in words; problems from the server come through the form by name. */
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/**
 * The frame of a field inside any React Aria field: label, mark, control, hint, then the error with its sign.
 * Required fields carry the mark, in every form.
 */
export function FieldFrame({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  aside,
  children,
}: Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> & {
  /** A heading above says the same. */
  isLabelHidden?: boolean | undefined
  aside?: ReactNode
  children: ReactNode
}) {
  const words = useKitWords()
  return (
    <>
      <span className={isLabelHidden ? 'visually-hidden' : styles.head}>
        <Label className={styles.label}>
          {label}
          {isRequired && (
            <span className={styles.required} aria-hidden="true" title={words.required}>
              *
            </span>
          )}
        </Label>
        {aside}
      </span>
      {children}
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      <FieldProblem error={error} />
    </>
  )
}

/** The problem beside what caused it: sign and words, never colour alone. */
export function FieldProblem({ error }: { error?: string }) {
  return (
    <FieldError className={styles.problem}>
      {({ validationErrors }) => (
        <>
          <Icon of={CircleAlert} size="small" />
          <span>{error ?? validationErrors.join(' ')}</span>
        </>
      )}
    </FieldError>
  )
}
