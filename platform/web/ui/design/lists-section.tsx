import { Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Kbd } from '../kbd.tsx'
import { Mark } from '../mark.tsx'
import { SelectionBar } from '../selection-bar.tsx'
import { Skeleton } from '../skeleton.tsx'
import type { TableColumn, TableSort } from '../table.tsx'
import { toast } from '../toast.tsx'
import styles from './design.module.css'
import { Sample, Section } from './section.tsx'

interface Exhibitor {
  name: string
  stand: string
  color: string
  visits: number
  isReady: boolean
}

const exhibitors: readonly Exhibitor[] = [
  { name: 'Aciéries du Hainaut', stand: 'A1', color: '#c8452c', visits: 412, isReady: true },
  { name: 'Verreries de l’Aa', stand: 'A2', color: '#3d97ae', visits: 188, isReady: true },
  { name: 'Électra Nord', stand: 'A3', color: '#e5692a', visits: 1296, isReady: false },
  { name: 'Maille & Fils', stand: 'A4', color: '#b4437c', visits: 97, isReady: true },
]

const columns: readonly TableColumn<Exhibitor>[] = [
  {
    id: 'name',
    label: 'Exhibitor',
    isSortable: true,
    render: row => (
      <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Mark name={row.name} color={row.color} size={30} />
        {row.name}
      </span>
    ),
  },
  { id: 'stand', label: 'Stand', isSortable: true, render: row => row.stand },
  {
    id: 'state',
    label: 'State',
    render: row => <Badge tone={row.isReady ? 'ok' : 'neutral'}>{row.isReady ? 'Ready' : 'Under way'}</Badge>,
  },
  {
    id: 'visits',
    label: 'Visits',
    isSortable: true,
    isNumeric: true,
    render: row => row.visits.toLocaleString('en'),
  },
]

const sorted = ({ column, direction }: TableSort) => {
  const sign = direction === 'ascending' ? 1 : -1
  return [...exhibitors].sort((a, b) => {
    const order = column === 'visits' ? a.visits - b.visits : a.name.localeCompare(b.name)
    return sign * order
  })
}

/** Lists people work with, and what stands there while there is nothing to list. */
export function ListsSection() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['A2']))
  const address = useListAddress()
  return (
    <Section title="Lists">
      <Sample name="DataList: j k move, x chooses, Shift a range, W writes" isWide>
        <div className={styles.full}>
          <DataList
            list="design"
            address={address}
            label="Exhibitors"
            columns={columns}
            rows={sorted(sort)}
            rowId={row => row.stand}
            rowName={row => row.name}
            sort={sort}
            onSortChange={setSort}
            chosen={selected}
            onChoose={setSelected}
            rowActions={row => [
              { id: 'write', label: 'Write', icon: Mail },
              { id: 'remove', label: `Remove ${row.name}`, icon: Trash2, isDanger: true },
            ]}
            search="A name, a stand, a town"
            filters={[
              {
                name: 'state',
                label: 'State',
                all: 'Every state',
                options: [
                  { id: 'ready', label: 'Ready' },
                  { id: 'ongoing', label: 'Under way' },
                ],
              },
            ]}
            views={[
              { id: 'all', label: 'All', query: '', count: 412 },
              { id: 'ready', label: 'Ready', query: 'state=ready', count: 3 },
            ]}
            keys={[{ shortcut: 'W', onAction: rows => toast.info(`Writing to ${rows.length}`) }]}
            bar={
              <SelectionBar
                count={selected.size ? `${selected.size} chosen` : null}
                onClear={() => setSelected(new Set())}
              >
                <Button size="small" icon={Mail}>
                  Write <Kbd>W</Kbd>
                </Button>
              </SelectionBar>
            }
            page={{ current: 7, total: 17, count: '151 to 175 of 412 exhibitors' }}
          />
        </div>
      </Sample>
      <Sample name="Empty">
        <EmptyState title="No brochure kept" action={<Button size="small">Walk through hall A</Button>}>
          On a stand, “Keep” puts them here, to read after the fair.
        </EmptyState>
      </Sample>
      <Sample name="Error">
        <ErrorState title="The programme could not be loaded" onRetry={() => undefined} reference="req_8f2a">
          The connection was lost on the way. What you typed is kept.
        </ErrorState>
      </Sample>
      <Sample name="Skeleton: lines, rows">
        <div className={styles.full}>
          <Skeleton />
        </div>
        <div className={styles.full}>
          <Skeleton shape="rows" count={2} />
        </div>
      </Sample>
      <Sample name="Skeleton: cards, figures" isWide>
        <div className={styles.full}>
          <Skeleton shape="card" />
        </div>
        <div className={styles.full}>
          <Skeleton shape="figures" count={4} />
        </div>
      </Sample>
    </Section>
  )
}
