import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './toolbar.module.css'

/** What stands above a list: search and filters on the left, order and actions on the right. */
export function Toolbar({ label, children, end }: { label: string; children: ReactNode; end?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of tools
    <div className={styles.toolbar} role="group" aria-label={label}>
      <div className={styles.start}>{children}</div>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  )
}

export interface SearchFieldProps {
  /** Its name; the placeholder says what can be found. */
  label?: string
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  onSubmit?: (text: string) => void
  onBlur?: () => void
  shortcut?: string
}

/** One box to find things; Escape empties it. */
export function SearchField({ label, placeholder, shortcut, ...rest }: SearchFieldProps) {
  const words = useKitWords()
  return (
    <AriaSearchField {...rest} className={styles.search} aria-label={label ?? words.search}>
      {({ isEmpty }) => (
        <Group className={styles.box}>
          <Icon of={Search} size="small" />
          <Input className={styles.input} placeholder={placeholder} />
          {isEmpty && shortcut && <Kbd>{shortcut}</Kbd>}
          {!isEmpty && (
            <Button className={styles.clear} aria-label={words.clear}>
              <Icon of={X} size="small" />
            </Button>
          )}
        </Group>
      )}
    </AriaSearchField>
  )
}
