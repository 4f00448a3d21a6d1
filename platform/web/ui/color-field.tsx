import { useState } from 'react'
import { ColorField as AriaColorField, parseColor } from 'react-aria-components/ColorField'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import styles from './color-field.module.css'
import field from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { useFieldProblem } from './field-problems.ts'
import { useKitWords } from './kit-words.tsx'

export type ColorFieldProps = FieldProps & {
  /** `#rrggbb`. */
  value?: string
  defaultValue?: string
  onChange?: (hex: string) => void
  /** The offered ones; without them only the hex is asked. */
  swatches?: readonly string[]
}

/** A brand's colour: one of those offered, or its hex as the guidelines give it. */
export function ColorField(props: ColorFieldProps) {
  const {
    label,
    name,
    hint,
    error,
    isRequired,
    isDisabled,
    swatches = [],
    defaultValue = '#1f7a66',
    onChange,
  } = props
  const words = useKitWords()
  const { problem, forget } = useFieldProblem(name)
  const [own, setOwn] = useState(defaultValue)
  const hex = read(props.value ?? own)
  const said = error ?? problem
  const choose = (next: string) => {
    forget()
    setOwn(next)
    onChange?.(next)
  }
  return (
    <AriaColorField
      className={field.field}
      value={hex}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={said ? true : undefined}
      onChange={color => color && choose(color.toString('hex').toLowerCase())}
    >
      <FieldFrame label={label} hint={hint} error={said} isRequired={isRequired}>
        {name && <input type="hidden" name={name} value={hex} />}
        <div className={styles.choices}>
          {swatches.length > 0 && (
            <ColorSwatchPicker
              className={styles.swatches}
              aria-label={label}
              value={hex}
              onChange={color => choose(color.toString('hex').toLowerCase())}
            >
              {swatches.map(swatch => (
                <ColorSwatchPickerItem
                  key={swatch}
                  color={swatch}
                  isDisabled={isDisabled}
                  className={styles.item}
                >
                  <ColorSwatch className={styles.swatch} />
                </ColorSwatchPickerItem>
              ))}
            </ColorSwatchPicker>
          )}
          <Group className={`${field.box} ${styles.box}`}>
            <span className={styles.own} style={{ background: hex }} aria-hidden="true" />
            <Input className={field.input} title={words.customColor} spellCheck={false} />
          </Group>
        </div>
      </FieldFrame>
    </AriaColorField>
  )
}

const read = (hex: string): string => {
  try {
    return parseColor(hex).toString('hex').toLowerCase()
  } catch {
    return '#1f7a66'
  }
}
