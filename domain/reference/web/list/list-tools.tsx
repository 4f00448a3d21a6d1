import { Columns3 } from 'lucide-react'
import type { FieldDescription, ListDescription } from '#platform/contract/list-administration.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { CheckboxGroupField } from '#platform/web/ui/checkbox.tsx'
import { PopoverButton } from '#platform/web/ui/popover.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { SearchField, Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { RelationFilter } from './relation-filter.tsx'

type Props = {
  description: ListDescription
  relations: readonly FieldDescription[]
  /** Those that may be hidden. */
  columns: readonly FieldDescription[]
  total: number
}

/** Whether an entry is used is offered to those who may take it away. */
export const isOfUse = (filter: string) => filter === 'isUsed'
const uses = ['all', 'true', 'false'] as const

/** Search, a filter for every relation, what is used or not, and which columns are seen: all of it in the address. */
export function ListTools({ description, relations, columns, total }: Props) {
  const t = useWords('reference')
  const address = useListAddress()
  const hidden = new Set(address.get('hide').split(','))
  const shown = columns.map(field => field.name).filter(name => !hidden.has(name))
  return (
    <Toolbar
      label={t('list.tools')}
      end={
        columns.length > 1 && (
          <PopoverButton
            label={t('list.columns')}
            trigger={
              <Button variant="secondary" size="small" icon={Columns3}>
                {t('list.columns')}
              </Button>
            }
          >
            <CheckboxGroupField
              label={t('list.columns')}
              value={shown}
              options={columns.map(field => ({ id: field.name, label: t(`fields.${field.name}`) }))}
              onChange={now =>
                address.change({
                  page: String(address.page),
                  hide: columns
                    .map(field => field.name)
                    .filter(name => !now.includes(name))
                    .join(','),
                })
              }
            />
          </PopoverButton>
        )
      }
    >
      {description.isSearched && (
        <SearchField
          label={t('list.search')}
          placeholder={t('list.search_in', { count: total })}
          defaultValue={address.get('search')}
          onSubmit={search => address.change({ search })}
        />
      )}
      {relations.map(field => (
        <RelationFilter
          key={field.name}
          field={field}
          label={t(`fields.${field.name}`)}
          value={address.get(field.name) || null}
          onChange={id => address.change({ [field.name]: id })}
        />
      ))}
      {description.filters.some(isOfUse) && (
        <SelectField
          label={t('list.use')}
          value={address.get('isUsed') || 'all'}
          onChange={id => address.change({ isUsed: id === 'all' ? null : id })}
          options={uses.map(id => ({ id, label: t(`list.use_${id}`) }))}
        />
      )}
    </Toolbar>
  )
}
