import { Ellipsis } from 'lucide-react'
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Button, type ButtonProps } from './button.tsx'
import { useKitWords } from './kit-words.tsx'
import type { MenuEntry, MenuFocus, MenuGroup, MenuPlacement } from './menu-entries.ts'

export type { MenuEntry, MenuGroup } from './menu-entries.ts'

// Lists, popovers and their keyboard come when a menu is about to be opened: no page waits for them.
const loadList = () => import('./menu-list.tsx')
const MenuList = lazyWithRetry(loadList)

type Trigger = ButtonProps & { ref?: Ref<HTMLButtonElement> } & Pick<HTMLAttributes<Element>, 'aria-haspopup'>

export interface MenuButtonProps {
  groups: readonly MenuGroup[]
  /** What opens it: any kit `Button`. */
  trigger: ReactElement<Trigger>
  /** Names the list where the trigger's words do not. */
  label?: string
  placement?: MenuPlacement
}

const focusOf: Readonly<Record<string, MenuFocus>> = { keyboard: 'first', virtual: 'first' }
const arrows: Readonly<Record<string, MenuFocus>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** A button with several things to do behind it, in groups. */
export function MenuButton({ groups, trigger, label, placement = 'bottom end' }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [focus, open] = useState<MenuFocus | null>(null)
  const prepare = () => void loadList()
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': focus !== null,
        onPress: ({ pointerType }) => open(focusOf[pointerType] ?? 'list'),
        onKeyDown: event => {
          const edge = arrows[event.key]
          if (!edge) return event.continuePropagation()
          event.preventDefault()
          open(edge)
        },
        onHoverStart: prepare,
        onFocus: prepare,
      })}
      {focus && (
        <Suspense fallback={null}>
          <MenuList
            groups={groups}
            label={label}
            placement={placement}
            button={button}
            buttonId={id}
            focus={focus}
            onClose={() => open(null)}
          />
        </Suspense>
      )}
    </>
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
