import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { useListAddress } from '../screens/use-list-address.ts'
import { useMedia } from '../screens/use-media.ts'
import type { MenuEntry } from '../ui/menu.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Table, type TableColumn, type TableProps } from '../ui/table.tsx'
import { Toolbar } from '../ui/toolbar.tsx'
import { useWords } from '../words/words.ts'
import { toggled, withRange } from './chosen-rows.ts'
import { ColumnMenu } from './column-menu.tsx'
import styles from './data-list.module.css'
import { FilterMenu, type ListFilter } from './filter-menu.tsx'
import { LiveSearch } from './live-search.tsx'
import { useOwnLists } from './own-lists.ts'
import { RecordPanel } from './record-panel.tsx'
import { rowElements, useListKeys } from './use-list-keys.ts'
import { useLongPress } from './use-long-press.ts'
import { useOpenRow } from './use-open-row.ts'
import { type BuiltInView, type CountedBy, ViewTabs } from './view-tabs.tsx'

export type ListColumn<Row> = TableColumn<Row> & {
  /** Left out until it is asked for. */
  isChosenLater?: boolean
}

/** What is done with rows: those that are chosen, by a key else the row of the cursor. */
export type BulkKey<Row> = {
  /** A letter, as it is shown. */
  shortcut: string
  isDisabled?: (rows: readonly Row[]) => boolean
  onAction: (rows: readonly Row[]) => void
}

export type DataListProps<Row> = Pick<
  TableProps<Row>,
  | 'label'
  | 'rows'
  | 'rowId'
  | 'rowName'
  | 'rowHref'
  | 'onRowAction'
  | 'sort'
  | 'onSortChange'
  | 'isLoading'
  | 'empty'
> & {
  /** The screen that shows it: one's own views go by it. */
  list: string
  address: ReturnType<typeof useListAddress>
  columns: readonly ListColumn<Row>[]
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  /** How the field is called that finds rows by words. */
  search?: string | undefined
  filters?: readonly ListFilter[]
  /** Other tools, after the filters. */
  tools?: ReactNode
  views?: readonly BuiltInView[]
  countedBy?: CountedBy
  chosen?: ReadonlySet<string>
  onChoose?: ((chosen: ReadonlySet<string>) => void) | undefined
  keys?: readonly BulkKey<Row>[]
  /** What can be done with those that are chosen. */
  bar?: ReactNode
  /** The short form of a row's record: opened beside the list where there is room, else its page is. */
  beside?: (row: Row) => ReactNode
  /** Instead of rows that are chosen and opened: cells that are written in. */
  body?: ReactNode
  page?: { current: number; total: number; count?: string | undefined }
}

const nothing: ReadonlySet<string> = new Set()

/** Two columns of a list and a record stand side by side from here on. */
const withRoom = '(min-width: 1280px)'

/** Rows people work with all day: views, search, filters and columns kept in the address, keys, and what is done with many. */
export function DataList<Row>(props: DataListProps<Row>) {
  const { list, address, columns, rows, rowId, chosen = nothing, onChoose, keys = [] } = props
  const t = useWords('lists')
  const own = useOwnLists()
  const box = useRef<HTMLDivElement>(null)
  const ids = rows.map(rowId)
  const anchor = useRef<string | null>(null)
  const isRange = useRef(false)
  const navigate = useNavigate()
  const hasRoom = useMedia(withRoom) && props.beside !== undefined
  const focusRow = (id: string) => rowElements(box.current)[ids.indexOf(id)]?.focus()
  const { open, show, hrefOf } = useOpenRow({
    address,
    rows: ids,
    hasRoom,
    onFollow: id => {
      // Whoever is still in the list, or was in what has gone, is on the row that is open now.
      const focused = document.activeElement
      if (focused === document.body || box.current?.contains(focused)) focusRow(id)
    },
  })
  const opened = rows.find(row => rowId(row) === open)
  const close = () => {
    show(null)
    if (open) focusRow(open)
  }
  const openRow = (id: string) => {
    const row = rows.find(one => rowId(one) === id)
    if (!row) return
    if (hasRoom) show(id)
    else if (props.onRowAction) props.onRowAction(row)
    else if (props.rowHref) {
      const href = props.rowHref(row)
      void navigate(href, { preventScrollReset: href.startsWith('?') })
    }
  }
  useListKeys({
    list: box,
    rows: ids,
    chosen,
    onChoose,
    onOpen: hasRoom || props.onRowAction || props.rowHref ? openRow : undefined,
    open,
    onShow: show,
    onShortcut: (letter, cursor) => {
      const key = keys.find(({ shortcut }) => shortcut.toLowerCase() === letter)
      const those = rows.filter(row =>
        chosen.size ? chosen.has(rowId(row)) : rowId(row) === (cursor ?? open),
      )
      if (!key || !those.length || key.isDisabled?.(those)) return false
      key.onAction(those)
      return true
    },
  })
  const hold = useLongPress(target => {
    const row = target.closest('tbody [role=row]')
    const at = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1
    const id = ids[at]
    if (id !== undefined) onChoose?.(toggled(chosen, id))
  })
  const choose = (next: ReadonlySet<string>) => {
    const [one] = [...next].filter(id => !chosen.has(id))
    if (one === undefined) onChoose?.(next)
    else onChoose?.(isRange.current ? withRange(ids, chosen, anchor.current, one) : next)
    anchor.current = one ?? null
  }
  const [name] = columns.filter(column => column.isRowHeader).concat(columns)
  const free = columns.filter(column => column !== name)
  const usual = free.filter(column => !column.isChosenLater).map(({ id }) => id)
  const asked = address.get('columns')
  const shown = asked ? asked.split(',').filter(id => free.some(column => column.id === id)) : usual
  // Beside a record there is room for what a phone shows of a row.
  const isShown = ({ id, onPhone }: ListColumn<Row>) =>
    shown.includes(id) && (opened === undefined || onPhone !== undefined)
  const asDrawn = (column: ListColumn<Row>): ListColumn<Row> =>
    opened ? { ...column, width: column.onPhone === 'end' ? '132px' : undefined } : column
  const showColumns = (next: string[]) => {
    const inOrder = free.map(({ id }) => id).filter(id => next.includes(id))
    const isUsual = inOrder.join() === usual.join()
    // A list of none of them is no longer a list.
    if (inOrder.length) address.change({ columns: isUsual ? '' : inOrder.join(), page: address.get('page') })
  }
  const hasTools = props.search ?? props.filters ?? props.tools
  return (
    <div className={styles.list} data-rows={own?.isComfortable ? 'comfortable' : 'dense'}>
      <ViewTabs list={list} search={address.search} views={props.views ?? []} countedBy={props.countedBy} />
      {(hasTools || free.length > 1) && (
        <div className={styles.tools}>
          <Toolbar
            label={t('tools')}
            end={
              <span className={styles.wide}>
                {free.length > 1 && <ColumnMenu columns={free} shown={shown} onChange={showColumns} />}
                {own && (
                  <Segmented
                    label={t('density')}
                    value={own.isComfortable ? 'comfortable' : 'dense'}
                    onChange={id => own.setComfortable(id === 'comfortable')}
                    segments={[
                      { id: 'dense', label: t('dense') },
                      { id: 'comfortable', label: t('comfortable') },
                    ]}
                  />
                )}
              </span>
            }
          >
            {props.search && (
              <LiveSearch
                label={props.search}
                asked={address.get('search')}
                onAsk={search => address.change({ search })}
              />
            )}
            {props.filters?.map(filter => (
              <FilterMenu
                key={filter.name}
                filter={filter}
                value={address.get(filter.name)}
                onChange={value => address.change({ [filter.name]: value })}
              />
            ))}
            {props.tools}
          </Toolbar>
        </div>
      )}
      {props.body ?? (
        <div className={styles.split} data-open={opened ? true : undefined}>
          <div
            ref={box}
            onClickCapture={event => {
              isRange.current = event.shiftKey
            }}
            {...(onChoose && hold)}
          >
            <Table<Row>
              {...props}
              isShort
              isNarrow={opened !== undefined}
              current={open}
              columns={columns.filter(column => column === name || isShown(column)).map(asDrawn)}
              actions={props.rowActions}
              {...(hasRoom && { rowHref: (row: Row) => hrefOf(rowId(row)), onRowAction: undefined })}
              selected={onChoose && chosen}
              onSelectionChange={onChoose && choose}
            />
            <p className="visually-hidden">{t('keys')}</p>
          </div>
          {opened && (
            <RecordPanel
              name={props.rowName(opened)}
              href={props.rowHref?.(opened)}
              onClose={close}
              onStep={step => {
                const next = ids[ids.indexOf(rowId(opened)) + step]
                return next === undefined ? undefined : () => show(next)
              }}
            >
              {props.beside?.(opened)}
            </RecordPanel>
          )}
        </div>
      )}
      {props.bar}
      {props.page && <Pagination {...props.page} hrefFor={page => address.hrefFor({ page, open: '' })} />}
    </div>
  )
}
