import type { Static } from 'typebox'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { frontFirmsConfig } from '../../contract/front-firms.ts'
import type { useAddressQuery } from '../use-address-query.ts'

type Config = Static<NonNullable<(typeof frontFirmsConfig)['response']>>

/** Search, filters that make a difference here, and order. */
export function FrontTools({
  offered,
  address: { asked, change },
}: {
  offered: Config | undefined
  address: ReturnType<typeof useAddressQuery>
}) {
  const t = useWords('exhibitors')
  const choose = (name: string, options: { id: number; name: string }[] = []) =>
    options.length > 1 && (
      <SelectField
        label={t(`list.${name}`)}
        value={asked[name] ?? 'all'}
        onChange={id => change(name, id === 'all' ? null : id)}
        options={[
          { id: 'all', label: t('list.all') },
          ...options.map(one => ({ id: String(one.id), label: one.name })),
        ]}
      />
    )
  return (
    <Toolbar label={t('list.tools')}>
      <LiveSearch
        label={t('list.search')}
        asked={asked.search ?? ''}
        onAsk={text => change('search', text)}
      />
      {choose('fairHallIds', offered?.halls)}
      {choose('sector', offered?.sectors)}
      {choose('type', offered?.types)}
      {choose('country', offered?.countries)}
      <SelectField
        label={t('list.sort')}
        value={asked.sort ?? 'ASC'}
        onChange={id => change('sort', id === 'ASC' ? null : id)}
        options={(offered?.sorts ?? ['ASC']).map(id => ({ id, label: t(`list.sort_${id}`) }))}
      />
    </Toolbar>
  )
}
