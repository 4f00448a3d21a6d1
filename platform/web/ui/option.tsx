import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import { Icon } from './icon.tsx'
import styles from './option.module.css'

/** One entry of a list to choose from. */
export interface Option<Id extends string = string> {
  id: Id
  label: string
  hint?: string
  isDisabled?: boolean
}

/** How an entry looks in every list: label, smaller hint, a tick when chosen. */
export function OptionItem({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.isDisabled}
      className={styles.option}
    >
      {({ isSelected }) => (
        <>
          <span className={styles.words}>
            <Text slot="label">{option.label}</Text>
            {option.hint && (
              <Text slot="description" className={styles.hint}>
                {option.hint}
              </Text>
            )}
          </span>
          {isSelected && <Icon of={Check} size="small" />}
        </>
      )}
    </ListBoxItem>
  )
}
