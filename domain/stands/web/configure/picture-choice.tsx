import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { idAmong } from '#platform/web/ui/id-among.ts'
import styles from './picture-choice.module.css'

export type Picture<Id extends string = string> = { id: Id; name: string; drawing: ReactNode }

type Props<Id extends string> = {
  label: string
  hint?: string
  pictures: readonly Picture<Id>[]
  chosen: readonly string[]
  onChoose: (ids: Id[]) => void
  /** Several may be chosen, and none. */
  isMultiple?: boolean
  size?: 'small' | 'normal'
  isDisabled?: boolean
}

/** A choice of things as they will be seen: one tab stop, arrows move, Enter or Space chooses. */
export function PictureChoice<Id extends string>({
  label,
  hint,
  pictures,
  chosen,
  onChoose,
  isMultiple = false,
  size = 'normal',
  isDisabled,
}: Props<Id>) {
  return (
    <div className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ListBox
        aria-label={label}
        layout="grid"
        className={styles.pictures}
        data-size={size}
        selectionMode={isMultiple ? 'multiple' : 'single'}
        disallowEmptySelection={!isMultiple}
        selectedKeys={chosen}
        disabledKeys={isDisabled ? pictures.map(one => one.id) : []}
        onSelectionChange={keys =>
          keys !== 'all' && onChoose([...keys].flatMap(key => idAmong(pictures, key) ?? []))
        }
      >
        {pictures.map(picture => (
          <ListBoxItem key={picture.id} id={picture.id} textValue={picture.name} className={styles.picture}>
            <span className={styles.drawing}>{picture.drawing}</span>
            <span className={styles.name}>{picture.name}</span>
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  )
}
