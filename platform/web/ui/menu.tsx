import { Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './menu.module.css'

export interface MenuEntry {
  id: string
  label: string
  icon?: LucideIcon
  /** Instead of an icon: a flag, a portrait. */
  image?: ReactNode
  /** A second, smaller line. */
  hint?: string
  shortcut?: string
  isDanger?: boolean
  isDisabled?: boolean
  /** Either it does something or it leads somewhere. */
  onAction?: () => void
  href?: string
}

export interface MenuGroup {
  id: string
  title?: string
  entries: readonly MenuEntry[]
}

export interface MenuButtonProps {
  groups: readonly MenuGroup[]
  /** What opens it: any kit `Button`. */
  trigger: ReactNode
  /** Names the list where the trigger's words do not. */
  label?: string
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** A button with several things to do behind it, in groups. */
export function MenuButton({ groups, trigger, label, placement = 'bottom end' }: MenuButtonProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={styles.popover} placement={placement} offset={6}>
        <Menu className={styles.menu} aria-label={label}>
          {groups
            .filter(group => group.entries.length > 0)
            .map(group => (
              <MenuSection
                key={group.id}
                id={group.id}
                className={styles.group}
                aria-label={group.title ?? label ?? group.id}
              >
                {group.title && <Header className={styles.title}>{group.title}</Header>}
                {group.entries.map(entry => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </MenuSection>
            ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      className={styles.entry}
      data-danger={entry.isDanger || undefined}
      isDisabled={entry.isDisabled}
      onAction={entry.onAction}
      href={entry.href}
    >
      {entry.icon && <Icon of={entry.icon} size="small" />}
      {entry.image}
      <span className={styles.words}>
        <Text slot="label">{entry.label}</Text>
        {entry.hint && (
          <Text slot="description" className={styles.hint}>
            {entry.hint}
          </Text>
        )}
      </span>
      {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
    </MenuItem>
  )
}

/** The "…" of a row: everything that can be done with one thing, which it names. */
export function ActionsMenu({ name, entries }: { name: string; entries: readonly MenuEntry[] }) {
  const label = useKitWords().actionsFor(name)
  const usual = entries.filter(entry => !entry.isDanger)
  const grave = entries.filter(entry => entry.isDanger)
  return (
    <MenuButton
      label={label}
      trigger={<Button variant="icon" size="small" icon={Ellipsis} aria-label={label} />}
      groups={[
        { id: 'usual', entries: usual },
        { id: 'grave', entries: grave },
      ]}
    />
  )
}
