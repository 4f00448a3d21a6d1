import { ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { idAmong } from './id-among.ts'
import { useKitWords } from './kit-words.tsx'
import list from './option.module.css'
import { type Option, OptionItem } from './option.tsx'
import select from './select.module.css'

export type SelectFieldProps<Id extends string> = FieldProps & {
  options: readonly Option<Id>[]
  value?: string | null
  defaultValue?: string | null
  onChange?: (id: Id | null) => void
  placeholder?: string
}

/** One of some fifteen known entries. More than that: a combobox; fewer than four: radios. */
export function SelectField<Id extends string>({
  label,
  hint,
  error,
  options,
  onChange,
  placeholder = ' ',
  ...rest
}: SelectFieldProps<Id>) {
  const words = useKitWords()
  return (
    <Select
      {...rest}
      // Pressed before its entries have come it opens all the same, and they come into it.
      allowsEmptyCollection
      className={styles.field}
      isInvalid={error ? true : undefined}
      placeholder={placeholder}
      onChange={key => onChange?.(idAmong(options, key) ?? null)}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <Button className={`${styles.box} ${select.trigger}`}>
          <SelectValue className={select.value} />
          <Icon of={ChevronDown} size="small" />
        </Button>
      </FieldFrame>
      <Popover className={list.popover} offset={6}>
        <ListBox
          className={list.list}
          items={options}
          renderEmptyState={() => <p className={list.nothing}>{words.noResult}</p>}
        >
          {option => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </Select>
  )
}
