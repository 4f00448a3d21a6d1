import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import number from './number-field.module.css'

export type NumberFieldProps = FieldProps &
  Pick<
    AriaNumberFieldProps,
    'value' | 'defaultValue' | 'onChange' | 'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isReadOnly'
  > & { hasSteps?: boolean }

/** An amount by the reader's locale; arrows, wheel and two buttons change it by a step. */
export function NumberField({ label, hint, error, hasSteps = true, ...rest }: NumberFieldProps) {
  return (
    <AriaNumberField {...rest} className={styles.field} isInvalid={error ? true : undefined}>
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <Group className={`${styles.box} ${number.box}`}>
          <Input className={styles.input} />
          {hasSteps && (
            <>
              <Button slot="decrement" className={styles.inner}>
                <Icon of={Minus} size="small" />
              </Button>
              <Button slot="increment" className={styles.inner}>
                <Icon of={Plus} size="small" />
              </Button>
            </>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}
