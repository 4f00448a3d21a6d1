import { Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import text from './text-field.module.css'

type Typed = Pick<
  AriaTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'autoComplete'
  | 'inputMode'
  | 'autoFocus'
  | 'maxLength'
  | 'isReadOnly'
>

export type TextFieldProps = FieldProps &
  Typed & {
    type?: 'text' | 'email' | 'url' | 'tel' | 'search'
    placeholder?: string
    /** Stands inside the box, before what is typed: "https://", a unit, an icon. */
    before?: ReactNode
  }

/** One line of text, an address, a number to call. */
export function TextField({ label, hint, error, placeholder, before, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} className={styles.field} isInvalid={error ? true : undefined}>
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <Group className={styles.box} isDisabled={rest.isDisabled} isInvalid={error ? true : undefined}>
          {before && <span className={text.before}>{before}</span>}
          <Input className={styles.input} placeholder={placeholder} />
        </Group>
      </FieldFrame>
    </AriaTextField>
  )
}

export type PasswordFieldProps = FieldProps &
  Typed & {
    /** What the password is worth so far, drawn by the caller, who knows the rules. */
    strength?: ReactNode
  }

/** A secret that can be looked at: people type better what they can read. */
export function PasswordField({ label, hint, error, strength, ...rest }: PasswordFieldProps) {
  const words = useKitWords()
  const [isShown, setShown] = useState(false)
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      className={styles.field}
      isInvalid={error ? true : undefined}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <Group className={styles.box} isDisabled={rest.isDisabled} isInvalid={error ? true : undefined}>
          <Input className={styles.input} spellCheck={false} autoCapitalize="none" />
          <Button
            className={styles.inner}
            isDisabled={rest.isDisabled}
            aria-label={isShown ? words.hidePassword : words.showPassword}
            onPress={() => setShown(!isShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </Button>
        </Group>
        {strength && <div className={text.strength}>{strength}</div>}
      </FieldFrame>
    </AriaTextField>
  )
}

export type TextAreaFieldProps = FieldProps & Typed & { placeholder?: string; rows?: number }

/** Several lines; grows with what is typed. With a `maxLength` it says how many characters are left. */
export function TextAreaField({ label, hint, error, placeholder, rows = 4, ...rest }: TextAreaFieldProps) {
  const words = useKitWords()
  const [typed, setTyped] = useState(rest.defaultValue ?? '')
  const length = (rest.value ?? typed).length
  const left = rest.maxLength === undefined ? undefined : rest.maxLength - length
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      isInvalid={error ? true : undefined}
      onChange={next => {
        setTyped(next)
        rest.onChange?.(next)
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        isRequired={rest.isRequired}
        aside={
          left !== undefined && (
            <span className={text.counter} data-low={left <= 20 || undefined}>
              {words.charactersLeft(left)}
            </span>
          )
        }
      >
        <TextArea className={text.area} placeholder={placeholder} rows={rows} style={{ '--rows': rows }} />
      </FieldFrame>
    </AriaTextField>
  )
}
