import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListDescription } from '#platform/contract/list-administration.ts'
import { useApi } from '#platform/web/api/api-context.tsx'
import { DataList, type ListColumn } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useMedia } from '#platform/web/screens/use-media.ts'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { EntryValue } from './entry-value.tsx'
import { LanguageGrid } from './language-grid.tsx'
import { type Entry, entriesQuery, nameField, nameOf } from './list-source.ts'
import { isOfUse, ListTools } from './list-tools.tsx'
import { ListTrash } from './list-trash.tsx'
import { MissingLanguages } from './missing-languages.tsx'
import { useEntryRemoval } from './use-entry-removal.tsx'

type Props = {
  description: ListDescription
  title: string
  /** Only entries with these values. */
  where: Record<string, string>
  picture?: (values: Record<string, unknown>) => ReactNode
  onOpen: (entry: Entry) => void
  onAdd: () => void
  onImport: () => void
}

const size = 50

/** The entries that search, filters, order and page of the address ask for. */
export function ListTable({ description, title, where, picture, onOpen, onAdd, onImport }: Props) {
  const t = useWords('reference')
  const api = useApi()
  const address = useListAddress()
  const screen = useScreen()
  const isNarrow = useMedia(narrow)
  const named = nameField(description)
  const { remove, restore, refusal } = useEntryRemoval(description.name)
  const leave = (entry: Entry) => remove({ id: entry.id, name: nameOf(entry, named) })
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
  // Its place in the order is the order itself.
  const plain = fields.filter(
    field => !field.isTranslated && field.kind !== 'other' && field.name !== named && field.name !== 'rank',
  )
  const columns: ListColumn<Entry>[] = [
    {
      id: named,
      label: t(`fields.${named}`),
      isRowHeader: true,
      isSortable: description.sort.includes(named),
      render: entry => (
        <>
          {nameOf(entry, named)} <MissingLanguages entry={entry} fields={description.fields} />
        </>
      ),
    },
    ...(picture
      ? [{ id: 'picture', label: t('list.picture'), width: '6rem', render: (entry: Entry) => picture(entry) }]
      : []),
    ...plain.map(field => ({
      id: field.name,
      label: t(`fields.${field.name}`),
      isSortable: description.sort.includes(field.name),
      isNumeric: field.kind === 'number',
      isChosenLater: technical.includes(field.name),
      onPhone: field === plain[0] ? ('below' as const) : undefined,
      render: (entry: Entry) => <EntryValue field={field} entry={entry} />,
    })),
  ]
  if (error)
    return (
      <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  const rows = data?.rows ?? []
  const isNarrowed = search !== '' || Object.values(asked).some(Boolean)
  const isFindable = isPending || rows.length > 0 || isNarrowed
  const { may } = description
  const written = fields.find(field => field.isTranslated && field.name === named)
  const asWritten = address.get('columns').split(',')
  const isWide = written !== undefined && may.change && !isNarrow && rows.length > 0
  const offers = may.change && rows.length === 0 && !isNarrowed
  return (
    <>
      <DataList<Entry>
        list={screen?.name ?? description.name}
        address={address}
        label={title}
        isLoading={isPending}
        rows={rows}
        rowId={entry => String(entry.id)}
        rowName={entry => nameOf(entry, named)}
        onRowAction={may.change ? onOpen : undefined}
        search={description.isSearched && isFindable ? t('list.search') : undefined}
        tools={isFindable && <ListTools description={description} relations={relations} />}
        sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={sort =>
          address.change({ order: `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}` })
        }
        columns={columns}
        rowActions={
          may.change || may.remove
            ? entry => [
                { id: 'edit', label: t('list.edit'), icon: Pencil, onAction: () => onOpen(entry) },
                ...(may.remove
                  ? [
                      {
                        id: 'remove',
                        label: t('list.remove'),
                        icon: Trash2,
                        isDanger: true,
                        onAction: () => leave(entry),
                      },
                    ]
                  : []),
              ]
            : undefined
        }
        body={
          isWide ? (
            <LanguageGrid
              key={`${description.name} ${address.page} ${search}`}
              description={description}
              title={title}
              field={named}
              maxLength={written.maxLength}
              rows={rows}
              others={plain.filter(({ name }) =>
                asWritten[0] ? asWritten.includes(name) : !technical.includes(name),
              )}
              picture={picture}
              onOpen={onOpen}
              onRemove={may.remove ? leave : undefined}
            />
          ) : undefined
        }
        page={data && { current: address.page, total: data.pageCount }}
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
                may.create && (
                  <>
                    {offers && (
                      <Button variant="secondary" icon={Upload} onPress={onImport}>
                        {t('list.import')}
                      </Button>
                    )}
                    <Button icon={Plus} onPress={onAdd}>
                      {t('list.add')}
                    </Button>
                  </>
                )
              )
            }
          >
            {offers && t('list.none_text')}
          </EmptyState>
        }
      />
      {refusal}
      {may.remove && <ListTrash list={description.name} where={where} restore={restore} />}
    </>
  )
}

/** What machines know an entry by. */
const technical = ['code', 'iso', 'ref', 'isDefault']

/** No room for a column of each language. */
const narrow = '(max-width: 768px)'
