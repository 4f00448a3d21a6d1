import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import { ActionsMenu, type MenuEntry } from './menu.tsx'
import styles from './reorder-list.module.css'
import { moved, placed } from './reordered.ts'

export interface ReorderListProps<T extends object> {
  label: string
  items: readonly T[]
  itemId: (item: T) => string
  itemName: (item: T) => string
  children: (item: T) => ReactNode
  /** All ids in their new order. */
  onReorder: (ids: string[]) => void
  /** Further entries of the row's menu, after those that move it. */
  actions?: (item: T) => readonly MenuEntry[]
}

/** An order people decide: dragged by mouse or finger, by keyboard from the handle, or moved from the menu. */
export function ReorderList<T extends object>(props: ReorderListProps<T>) {
  const { label, items, itemId, itemName, children, onReorder, actions } = props
  const words = useKitWords()
  const ids = items.map(itemId)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: keys =>
      [...keys].map(key => ({ 'text/plain': String(items.find(item => itemId(item) === key) ? key : '') })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      onReorder(placed(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition))
    },
  })
  const moves = (item: T): MenuEntry[] => {
    const id = itemId(item)
    const at = ids.indexOf(id)
    const go = (to: number) => () => onReorder(moved(ids, id, to))
    const isFirst = at === 0
    const isLast = at === ids.length - 1
    return [
      { id: 'up', label: words.moveUp, icon: ArrowUp, isDisabled: isFirst, onAction: go(at - 1) },
      { id: 'down', label: words.moveDown, icon: ArrowDown, isDisabled: isLast, onAction: go(at + 1) },
      { id: 'first', label: words.moveFirst, icon: ArrowUpToLine, isDisabled: isFirst, onAction: go(0) },
      {
        id: 'last',
        label: words.moveLast,
        icon: ArrowDownToLine,
        isDisabled: isLast,
        onAction: go(ids.length - 1),
      },
    ]
  }
  return (
    <GridList
      className={styles.list}
      aria-label={label}
      selectionMode="none"
      dragAndDropHooks={dragAndDropHooks}
    >
      {items.map(item => (
        <GridListItem key={itemId(item)} id={itemId(item)} textValue={itemName(item)} className={styles.item}>
          <Button slot="drag" className={styles.handle} aria-label={words.dragHandleFor(itemName(item))}>
            <Icon of={GripVertical} />
          </Button>
          <div className={styles.content}>{children(item)}</div>
          <ActionsMenu name={itemName(item)} entries={[...moves(item), ...(actions?.(item) ?? [])]} />
        </GridListItem>
      ))}
    </GridList>
  )
}
