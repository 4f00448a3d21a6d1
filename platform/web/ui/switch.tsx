import { Switch } from 'react-aria-components/Switch'
import choice from './choice.module.css'
import styles from './switch.module.css'

export interface SwitchFieldProps {
  label: string
  hint?: string
  name?: string
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  isDisabled?: boolean
}

/** On or off, at once. What waits for a save is a checkbox. */
export function SwitchField({ label, hint, ...rest }: SwitchFieldProps) {
  return (
    <Switch {...rest} className={`${choice.choice} ${styles.switch}`}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      <span className={choice.words}>
        <span>{label}</span>
        {hint && <span className={choice.hint}>{hint}</span>}
      </span>
    </Switch>
  )
}
