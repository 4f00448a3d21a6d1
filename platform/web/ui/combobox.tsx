import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { foldCase } from '#platform/contract/text.ts'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { FieldFrame, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import list from './option.module.css'
import { type Option, OptionItem } from './option.tsx'
import { PendingRing } from './pending-ring.tsx'

export type ComboboxFieldProps = FieldProps & {
  /** All entries, or, with `onSearch`, what the last search found. */
  options: readonly Option[]
  value?: string | null
  onChange?: (id: string | null) => void
  /** The chosen entry's words, where it may not be among `options`. */
  valueLabel?: string
  placeholder?: string
  /** Asks the server; called when typing pauses. */
  onSearch?: (text: string) => void
  isSearching?: boolean
  /** Takes the focus when it appears: after a choice that renewed the field. */
  shouldFocus?: boolean
  /** One of the filters of a list, as tall as the others: its name is in its placeholder. */
  look?: 'filter' | undefined
}

/** One of many, found by typing. Filters what it has, or asks the server. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, options, onChange, valueLabel, placeholder, onSearch, isSearching, value } =
    props
  const { shouldFocus, name, isRequired, isDisabled, look } = props
  const words = useKitWords()
  const [text, setText] = useState(valueLabel ?? '')
  // A name with which the field was left before its search had answered.
  const [left, setLeft] = useState('')
  const named = (name: string) => {
    const found = options.filter(({ label }) => foldCase(label) === foldCase(name))
    return found.length === 1 ? found[0]?.id : undefined
  }
  const choose = (id: string | null) => {
    const shown = options.find(option => option.id === id)?.label
    // What was typed to find it gives way to what was found.
    if (onSearch && id !== null && shown) setText(shown)
    onChange?.(id)
  }
  const late = left ? named(left) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: as soon as it is found
  useEffect(() => {
    if (late === undefined) return
    setLeft('')
    choose(late)
  }, [late])
  const search = usePause(onSearch)
  const local = onSearch ? {} : { defaultItems: options }
  const remote = onSearch
    ? {
        items: options,
        inputValue: text,
        onInputChange: (next: string) => {
          setText(next)
          setLeft('')
          if (next !== valueLabel) search(next)
        },
      }
    : { defaultInputValue: valueLabel }
  return (
    <ComboBox<Option>
      name={name}
      isRequired={isRequired}
      isDisabled={isDisabled}
      autoFocus={shouldFocus}
      {...local}
      {...remote}
      className={classNames(styles.field, look && styles[look], look && value && styles.chosen)}
      isInvalid={error ? true : undefined}
      formValue="key"
      menuTrigger={shouldFocus ? 'input' : 'focus'}
      allowsEmptyCollection
      value={value}
      onChange={id => {
        // Whoever leaves the field with all of a name in it has chosen it, also where that is found later.
        const typed = onSearch && id === null ? named(text) : undefined
        if (onSearch && id === null && typed === undefined) setLeft(text)
        choose(typed ?? (id === null ? null : String(id)))
      }}
    >
      <FieldFrame
        label={label}
        hint={hint}
        error={error}
        isRequired={isRequired}
        isLabelHidden={look !== undefined}
      >
        <Group className={styles.box} isDisabled={isDisabled} isInvalid={error ? true : undefined}>
          <Input className={styles.input} placeholder={placeholder} />
          {isSearching && <PendingRing />}
          <Button className={styles.inner} aria-label={words.openList}>
            <Icon of={ChevronDown} size="small" />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={list.popover} offset={6}>
        <ListBox<Option>
          className={list.list}
          renderEmptyState={() => (
            <p className={list.nothing}>{isSearching ? words.loading : words.noResult}</p>
          )}
        >
          {option => <OptionItem option={option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Calls back once typing pauses, so that the server is not asked for every letter. */
const usePause = (onSearch: ((text: string) => void) | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (text: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch?.(text), 200)
  }
}
