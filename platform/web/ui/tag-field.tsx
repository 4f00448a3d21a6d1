import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { ComboboxField } from './combobox.tsx'
import type { FieldProps } from './field.tsx'
import { useFieldProblem } from './field-problems.ts'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import type { Option } from './option.tsx'
import styles from './tag-field.module.css'

export type TagFieldProps = FieldProps & {
  options: readonly Option[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (ids: string[]) => void
  placeholder?: string
  /** With many entries: asks the server. Chosen ones must stay among `options`. */
  onSearch?: (text: string) => void
  isSearching?: boolean
}

/** Several of many: found by typing, kept as tags, taken away by their cross or Backspace. */
export function TagField({
  options,
  value,
  defaultValue = [],
  onChange,
  name,
  error,
  label,
  ...rest
}: TagFieldProps) {
  const words = useKitWords()
  const { problem, forget } = useFieldProblem(name)
  const [own, setOwn] = useState<readonly string[]>(defaultValue)
  // A new key empties the search box after each choice.
  const [round, setRound] = useState(0)
  const labelId = useId()
  const chosen = value ?? own
  const change = (ids: string[]) => {
    forget()
    setOwn(ids)
    onChange?.(ids)
  }
  const kept = chosen.flatMap(id => options.find(option => option.id === id) ?? [])
  const nameless = chosen.length - kept.length
  return (
    <div className={styles.field}>
      {chosen.map(id => name && <input key={id} type="hidden" name={name} value={id} />)}
      <ComboboxField
        {...rest}
        key={round}
        label={label}
        error={error ?? problem}
        options={options.filter(option => !chosen.includes(option.id))}
        value={null}
        shouldFocus={round > 0}
        onChange={id => {
          if (id === null) return
          change([...chosen, id])
          setRound(round + 1)
        }}
      />
      {kept.length > 0 && (
        <TagGroup
          className={styles.group}
          onRemove={keys => change(chosen.filter(id => !keys.has(id)))}
          aria-labelledby={labelId}
        >
          <Label id={labelId} className="visually-hidden">
            {label}
          </Label>
          <TagList className={styles.list} items={kept}>
            {option => (
              <Tag id={option.id} textValue={option.label} className={styles.tag}>
                {option.label}
                <Button slot="remove" className={styles.remove} aria-label={words.removeEntry(option.label)}>
                  <Icon of={X} size="small" />
                </Button>
              </Tag>
            )}
          </TagList>
        </TagGroup>
      )}
      {/* Names that are still being fetched: an id is none. */}
      {nameless > 0 && (
        <div className={styles.list} aria-hidden="true">
          {chosen.slice(0, nameless).map(id => (
            <span key={id} className={styles.waiting} />
          ))}
        </div>
      )}
    </div>
  )
}
