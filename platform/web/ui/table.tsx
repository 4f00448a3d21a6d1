import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Checkbox } from 'react-aria-components/Checkbox'
import { Table as AriaTable, Cell, Column, Row, TableBody, TableHeader } from 'react-aria-components/Table'
import { CheckBoxMark } from './check-box-mark.tsx'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import { ActionsMenu, type MenuEntry } from './menu.tsx'
import { Skeleton } from './skeleton.tsx'
import styles from './table.module.css'

export interface TableColumn<T> {
  id: string
  label: string
  render: (row: T) => ReactNode
  isSortable?: boolean
  /** Names its row for a screen reader; the first column does unless another says so. */
  isRowHeader?: boolean
  /** Figures stand on the right, in tabular digits. */
  isNumeric?: boolean
  /** Any CSS width; without one the column shares what is left. */
  width?: string
  /** Left out of the card a row becomes on a phone. */
  isHiddenOnPhone?: boolean
  /** Where it stands in the short card that a row becomes on a phone: below its name, or at its end. */
  onPhone?: 'below' | 'end'
}

export interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<T> {
  /** Names the table. */
  label: string
  columns: readonly TableColumn<T>[]
  rows: readonly T[]
  rowId: (row: T) => string
  /** How the row is called, for its checkbox, its menu and type-ahead. */
  rowName: (row: T) => string
  rowHref?: (row: T) => string
  onRowAction?: (row: T) => void
  sort?: TableSort
  onSortChange?: (sort: TableSort) => void
  /** With `onSelectionChange`: rows of this page that are ticked. */
  selected?: ReadonlySet<string>
  onSelectionChange?: (selected: ReadonlySet<string>) => void
  actions?: (row: T) => readonly MenuEntry[]
  /** What the actions column is called, to a screen reader. */
  actionsLabel?: string
  empty?: ReactNode
  isLoading?: boolean
  /** Distance from the top at which the head sticks, below whatever bar is there. */
  headTop?: number
  /** Each row on one line, and on a phone a card of two: its name, and what columns say by `onPhone`. */
  isShort?: boolean
  /** Beside something else: its rows stay rows, however little room is left. */
  isNarrow?: boolean
  /** The row that is open beside it. */
  current?: string | null
}

/** Rows people work with: sort, tick, act; by keyboard like by mouse. On a phone every row becomes a card. */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, rows, rowId, sort, onSortChange, selected, onSelectionChange, isLoading, headTop } =
    props
  const words = useKitWords()
  const isSelectable = onSelectionChange !== undefined
  if (isLoading && rows.length === 0) return <Skeleton shape="rows" count={6} />
  if (rows.length === 0) return <>{props.empty}</>
  const header = columns.find(column => column.isRowHeader) ?? columns[0]
  return (
    <div
      className={styles.frame}
      data-short={props.isShort || undefined}
      data-narrow={props.isNarrow || undefined}
    >
      <AriaTable
        aria-label={label}
        className={styles.table}
        style={headPlace(headTop)}
        data-loading={isLoading || undefined}
        sortDescriptor={sort}
        onSortChange={next => onSortChange?.({ column: String(next.column), direction: next.direction })}
        selectionMode={isSelectable ? 'multiple' : 'none'}
        selectionBehavior="toggle"
        selectedKeys={selected ?? []}
        onSelectionChange={keys =>
          onSelectionChange?.(new Set(keys === 'all' ? rows.map(rowId) : [...keys].map(String)))
        }
      >
        <TableHeader className={styles.head}>
          {isSelectable && (
            <Column className={styles.tick} width={40}>
              <Checkbox slot="selection" className={styles.check} aria-label={words.selectAll}>
                <CheckBoxMark />
              </Checkbox>
            </Column>
          )}
          {columns.map(column => (
            <Column
              key={column.id}
              id={column.id}
              className={styles.column}
              style={column.width ? { '--width': column.width } : undefined}
              isRowHeader={column === header}
              allowsSorting={column.isSortable ?? false}
              data-numeric={column.isNumeric || undefined}
            >
              {({ sortDirection }) => (
                <span className={styles.title}>
                  {column.label}
                  {column.isSortable && <SortSign direction={sortDirection} />}
                </span>
              )}
            </Column>
          ))}
          {props.actions && (
            <Column className={styles.more}>
              <span className="visually-hidden">{props.actionsLabel ?? words.actionsFor(label)}</span>
            </Column>
          )}
        </TableHeader>
        <TableBody className={styles.body}>
          {rows.map(row => tableRow(row, props, header, words.select))}
        </TableBody>
      </AriaTable>
    </div>
  )
}

const headPlace = (top: number | undefined): CSSProperties | undefined =>
  top === undefined ? undefined : { '--head-top': `${top}px` }

// A function and not a component: React Aria builds its collection from the rows themselves.
const tableRow = <T,>(
  row: T,
  props: TableProps<T>,
  header: TableColumn<T> | undefined,
  selectWord: string,
) => {
  const { columns, rowId, rowName, rowHref, onRowAction, actions } = props
  const name = rowName(row)
  const id = rowId(row)
  const href = rowHref?.(row)
  return (
    <Row
      key={id}
      id={id}
      className={styles.row}
      data-current={id === props.current || undefined}
      textValue={name}
      href={href}
      // What is opened over the list, or beside it, leaves it where it is.
      routerOptions={href?.startsWith('?') ? { preventScrollReset: true } : undefined}
      onAction={onRowAction && (() => onRowAction(row))}
    >
      {props.onSelectionChange && (
        <Cell className={styles.tick}>
          <Checkbox slot="selection" className={styles.check} aria-label={selectWord}>
            <CheckBoxMark />
          </Checkbox>
        </Cell>
      )}
      {columns.map(column => (
        <Cell
          key={column.id}
          className={styles.cell}
          data-label={column.label}
          data-header={column === header || undefined}
          data-numeric={column.isNumeric || undefined}
          data-phone={column.isHiddenOnPhone ? 'hidden' : column.onPhone}
          style={column.width ? { '--width': column.width } : undefined}
        >
          {column.render(row)}
        </Cell>
      ))}
      {actions && (
        <Cell className={styles.more}>
          <ActionsMenu name={name} entries={actions(row)} />
        </Cell>
      )}
    </Row>
  )
}

function SortSign({ direction }: { direction?: 'ascending' | 'descending' }) {
  const sign = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <span className={styles.sort} data-active={direction !== undefined || undefined}>
      <Icon of={sign} size="small" />
    </span>
  )
}
