import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ListDescription } from '#platform/contract/list-administration.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Table, type TableColumn } from '#platform/web/ui/table.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { EntryValue } from './entry-value.tsx'
import { type Entry, entriesQuery, nameField, nameOf } from './list-source.ts'
import { isOfUse, ListTools } from './list-tools.tsx'
import { MissingLanguages } from './missing-languages.tsx'
import { RemoveEntry } from './remove-entry.tsx'

type Props = {
  description: ListDescription
  title: string
  /** Only entries with these values. */
  where: Record<string, string>
  picture?: (values: Record<string, unknown>) => ReactNode
  onOpen: (entry: Entry) => void
  onAdd: () => void
}

const size = 20

/** The entries that search, filters, order and page of the address ask for. */
export function ListTable({ description, title, where, picture, onOpen, onAdd }: Props) {
  const t = useWords('reference')
  const api = useApi()
  const address = useListAddress()
  const [leaving, setLeaving] = useState<Entry | null>(null)
  const named = nameField(description)
  // The same in every row (`standCharacterType.code`): neither asked for nor shown.
  const fixed = new Set(Object.keys(where).map(path => path.split('.')[0]))
  const fields = description.fields.filter(({ name }) => !fixed.has(name))
  const relations = fields.filter(
    field => field.kind === 'relation' && description.filters.includes(field.name),
  )
  const narrowing = [...relations.map(({ name }) => name), ...description.filters.filter(isOfUse)]
  const asked = Object.fromEntries(narrowing.map(name => [name, address.get(name)]))
  const order = address.get('order') || (description.isRanked ? 'rank.asc' : `${named}.asc`)
  const [column = 'rank', direction = 'asc'] = order.split('.')
  const search = address.get('search')
  const { data, error, refetch, isPending } = useQuery({
    ...entriesQuery(api, description.name, {
      ...where,
      ...asked,
      search,
      page: address.page,
      itemsPerPage: size,
      [`order[${column}]`]: direction,
    }),
    placeholderData: keepPreviousData,
  })
  const hidden = new Set(address.get('hide').split(','))
  const plain = fields.filter(field => !field.isTranslated && field.kind !== 'other' && field.name !== named)
  const columns: TableColumn<Entry>[] = [
    ...(picture
      ? [{ id: 'picture', label: t('list.picture'), width: '6rem', render: (entry: Entry) => picture(entry) }]
      : []),
    {
      id: named,
      label: t(`fields.${named}`),
      isRowHeader: true,
      isSortable: description.sort.includes(named),
      render: entry => (
        <>
          <b>{nameOf(entry, named)}</b> <MissingLanguages entry={entry} fields={description.fields} />
        </>
      ),
    },
    ...plain
      .filter(field => !hidden.has(field.name))
      .map(field => ({
        id: field.name,
        label: t(`fields.${field.name}`),
        isSortable: description.sort.includes(field.name),
        isNumeric: field.kind === 'number',
        isHiddenOnPhone: field.name === 'rank',
        render: (entry: Entry) => <EntryValue field={field} entry={entry} />,
      })),
  ]
  if (error)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  const isNarrowed = search !== '' || Object.values(asked).some(Boolean)
  return (
    <>
      <ListTools description={description} relations={relations} columns={plain} total={data?.total ?? 0} />
      <Table
        label={title}
        isLoading={isPending}
        rows={data?.rows ?? []}
        rowId={entry => String(entry.id)}
        rowName={entry => nameOf(entry, named)}
        onRowAction={description.may.change ? onOpen : undefined}
        sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={sort =>
          address.change({ order: `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}` })
        }
        columns={columns}
        actions={
          description.may.change || description.may.remove
            ? entry => [
                { id: 'edit', label: t('list.edit'), icon: Pencil, onAction: () => onOpen(entry) },
                ...(description.may.remove
                  ? [
                      {
                        id: 'remove',
                        label: t('list.remove'),
                        icon: Trash2,
                        isDanger: true,
                        onAction: () => setLeaving(entry),
                      },
                    ]
                  : []),
              ]
            : undefined
        }
        empty={
          <EmptyState
            level={2}
            title={t(isNarrowed ? 'list.nothing_found' : 'list.none')}
            action={
              isNarrowed ? (
                <Button
                  variant="secondary"
                  onPress={() =>
                    address.change({
                      search: null,
                      ...Object.fromEntries(narrowing.map(name => [name, null])),
                    })
                  }
                >
                  {t('list.show_all')}
                </Button>
              ) : (
                description.may.create && (
                  <Button icon={Plus} onPress={onAdd}>
                    {t('list.add')}
                  </Button>
                )
              )
            }
          />
        }
      />
      {data && data.pageCount > 1 && (
        <Pagination
          current={address.page}
          total={data.pageCount}
          hrefFor={page => address.hrefFor({ page })}
        />
      )}
      {leaving && (
        <RemoveEntry
          list={description.name}
          entry={leaving}
          name={nameOf(leaving, named)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}
