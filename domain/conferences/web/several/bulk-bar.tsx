import type { LucideIcon } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Kbd } from '#platform/web/ui/kbd.tsx'
import { MenuButton, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'

export type BulkAction = {
  label: string
  icon: LucideIcon
  isDisabled?: boolean
  /** A letter that does the same. */
  shortcut?: string
} & ({ onPress: () => void } | { entries: readonly MenuEntry[] })

type Props = {
  count: string | null
  onClear: () => void
  isPending: boolean
  /** The likeliest first. */
  actions: readonly BulkAction[]
}

/** What can be done with the rows that are ticked. */
export function BulkBar({ count, onClear, isPending, actions }: Props) {
  return (
    <SelectionBar count={count} onClear={onClear}>
      {actions.map((action, at) => {
        const { label, icon, isDisabled = false, shortcut } = action
        const button = (
          <Button
            key={label}
            size="small"
            variant={at ? 'secondary' : 'primary'}
            icon={icon}
            isPending={at === 0 && isPending}
            isDisabled={isDisabled}
            {...('onPress' in action && { onPress: action.onPress })}
          >
            {label} {shortcut && <Kbd>{shortcut}</Kbd>}
          </Button>
        )
        return 'entries' in action ? (
          <MenuButton
            key={label}
            label={label}
            placement="top start"
            trigger={button}
            groups={[{ id: label, entries: action.entries }]}
          />
        ) : (
          button
        )
      })}
    </SelectionBar>
  )
}
