import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Flag } from './flag.tsx'
import { Icon } from './icon.tsx'
import { Kbd } from './kbd.tsx'
import styles from './menu.module.css'
import type { MenuEntry, MenuFocus, MenuGroup, MenuPlacement } from './menu-entries.ts'

export interface MenuListProps {
  groups: readonly MenuGroup[]
  label: string | undefined
  placement: MenuPlacement
  button: RefObject<HTMLButtonElement | null>
  buttonId: string
  focus: MenuFocus
  onClose: () => void
}

/** What a `MenuButton` opens. */
export default function MenuList({
  groups,
  label,
  placement,
  button,
  buttonId,
  focus,
  onClose,
}: MenuListProps) {
  return (
    <Popover
      className={styles.popover}
      trigger="MenuTrigger"
      triggerRef={button}
      isOpen
      onOpenChange={onClose}
      placement={placement}
      offset={6}
      aria-labelledby={buttonId}
    >
      <Menu
        className={styles.menu}
        aria-label={label}
        aria-labelledby={label ? undefined : buttonId}
        autoFocus={focus === 'list' ? true : focus}
        onClose={onClose}
      >
        {groups
          .filter(group => group.entries.length > 0)
          .map(group => (
            <MenuSection
              key={group.id}
              id={group.id}
              className={styles.group}
              aria-label={group.title ?? label ?? group.id}
              {...chosenIn(group)}
            >
              {group.title && <Header className={styles.title}>{group.title}</Header>}
              {group.entries.map(entry => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  )
}

/** One of its entries is chosen, and says so. */
const chosenIn = ({ entries }: MenuGroup) =>
  entries.some(entry => entry.isChosen !== undefined)
    ? ({
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: entries.filter(entry => entry.isChosen).map(({ id }) => id),
      } as const)
    : {}

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
      {entry.flag && <Flag of={entry.flag} />}
      <span className={styles.words}>
        <Text slot="label">{entry.label}</Text>
        {entry.hint && (
          <Text slot="description" className={styles.hint}>
            {entry.hint}
          </Text>
        )}
      </span>
      {entry.isChosen && <Icon of={Check} size="small" />}
      {entry.shortcut && <Kbd>{entry.shortcut}</Kbd>}
    </MenuItem>
  )
}
