import type { FieldDescription, ListDescription } from '#platform/contract/list-administration.ts'
import { FilterMenu } from '#platform/web/list/filter-menu.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useWords } from '#platform/web/words/words.ts'
import { RelationFilter } from './relation-filter.tsx'

type Props = { description: ListDescription; relations: readonly FieldDescription[] }

/** Whether an entry is used is offered to those who may take it away. */
export const isOfUse = (filter: string) => filter === 'isUsed'
const uses = ['true', 'false'] as const

/** A filter for every relation, and what is used or not: all of it in the address. */
export function ListTools({ description, relations }: Props) {
  const t = useWords('reference')
  const address = useListAddress()
  return (
    <>
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
        <FilterMenu
          filter={{
            name: 'isUsed',
            label: t('list.use'),
            all: t('list.use_all'),
            options: uses.map(id => ({ id, label: t(`list.use_${id}`) })),
          }}
          value={address.get('isUsed')}
          onChange={isUsed => address.change({ isUsed })}
        />
      )}
    </>
  )
}
