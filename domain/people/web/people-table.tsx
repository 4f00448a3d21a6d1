import { Check, Mail, Pencil, UserX } from 'lucide-react'
import { useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useTicked } from '#platform/web/screens/use-ticked.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { peoplePaths } from '../contract/paths.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { PeopleBar } from './people-bar.tsx'
import { KindCell, nameOf, PersonCell, StateCell } from './person-cells.tsx'
import { RefusalDialog } from './refusal-dialog.tsx'
import { type FoundPeople, toDecide, usePeopleActions } from './use-people-actions.ts'

const rowId = (person: PersonRow) => String(person.id)

/** People as rows: tick some and decide on them together, or open one. */
export function PeopleTable({
  rows,
  people,
  isLoading,
  address,
  empty,
}: {
  rows: readonly PersonRow[]
  people: FoundPeople
  isLoading: boolean
  address: ReturnType<typeof useListAddress>
  empty: React.ReactNode
}) {
  const t = useWords('people')
  const locale = useLocale()
  const href = useSalonHref()
  const { validate, invite } = usePeopleActions()
  const ticked = useTicked({ ...people, rows, rowId })
  const [refused, refuse] = useState<readonly PersonRow[]>([])
  const order = address.get('order') || 'name'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const actions = (person: PersonRow): MenuEntry[] => [
    {
      id: 'open',
      label: t('people.open'),
      icon: Pencil,
      href: href(peoplePaths.userManageId, { id: person.id }),
    },
    ...(toDecide([person], 1).length
      ? [
          {
            id: 'validate',
            label: t('people.validate'),
            icon: Check,
            onAction: () => validate([person], 1),
          },
        ]
      : []),
    ...(person.account === 'invited' || person.account === 'imported'
      ? [
          {
            id: 'invite',
            label: t(person.account === 'imported' ? 'people.invite_first' : 'people.invite_again'),
            icon: Mail,
            onAction: () => invite(person),
          },
        ]
      : []),
    ...(toDecide([person], 2).length
      ? [
          {
            id: 'refuse',
            label: t('people.refuse'),
            icon: UserX,
            isDanger: true,
            onAction: () => refuse([person]),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        label={t('people.title')}
        isLoading={isLoading}
        rows={rows}
        rowId={rowId}
        rowName={nameOf}
        rowHref={person => href(peoplePaths.userManageId, { id: person.id })}
        selected={ticked.selected}
        onSelectionChange={ticked.tick}
        sort={{
          column: order.replace('-', ''),
          direction: order.startsWith('-') ? 'descending' : 'ascending',
        }}
        onSortChange={sort =>
          address.change({ order: `${sort.direction === 'descending' ? '-' : ''}${sort.column}` })
        }
        actions={actions}
        columns={[
          {
            id: 'name',
            label: t('people.name'),
            isSortable: true,
            isRowHeader: true,
            render: person => <PersonCell person={person} />,
          },
          { id: 'kind', label: t('people.userType'), render: person => <KindCell person={person} /> },
          { id: 'state', label: t('people.state'), render: person => <StateCell person={person} /> },
          {
            id: 'createdAt',
            label: t('people.since'),
            isSortable: true,
            isNumeric: true,
            isHiddenOnPhone: true,
            render: person => day.format(new Date(person.createdAt)),
          },
          {
            id: 'lastLoginAt',
            label: t('people.last_login'),
            isSortable: true,
            isNumeric: true,
            render: person =>
              person.lastLoginAt ? day.format(new Date(person.lastLoginAt)) : t('people.never'),
          },
        ]}
        empty={empty}
      />
      <PeopleBar ticked={ticked} people={people} />
      <RefusalDialog people={refused} onClose={() => refuse([])} onDone={ticked.clear} />
    </>
  )
}
