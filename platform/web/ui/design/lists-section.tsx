import { Mail, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Chip } from '../chip.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { Mark } from '../mark.tsx'
import { Pagination } from '../pagination.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Table, type TableColumn, type TableSort } from '../table.tsx'
import { SearchField, Toolbar } from '../toolbar.tsx'
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
  return (
    <Section title="Lists">
      <Sample name="Toolbar, Table, Pagination" isWide>
        <div className={styles.full}>
          <Toolbar label="Exhibitors" end={<Button size="small">Invite</Button>}>
            <SearchField placeholder="A name, a stand, a town" shortcut="/" />
            <Chip isSelected onChange={() => undefined}>
              All
            </Chip>
            <Chip isSelected={false} onChange={() => undefined}>
              Not ready
            </Chip>
          </Toolbar>
          <Table
            label="Exhibitors"
            columns={columns}
            rows={sorted(sort)}
            rowId={row => row.stand}
            rowName={row => row.name}
            sort={sort}
            onSortChange={setSort}
            selected={selected}
            onSelectionChange={setSelected}
            actions={row => [
              { id: 'write', label: 'Write', icon: Mail },
              { id: 'remove', label: `Remove ${row.name}`, icon: Trash2, isDanger: true },
            ]}
          />
          <Pagination
            current={7}
            total={17}
            hrefFor={page => `#page=${page}`}
            count="151 to 175 of 412 exhibitors"
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
