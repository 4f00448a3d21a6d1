import type { Static } from 'typebox'
import type { ListFilter } from '#platform/web/list/filter-menu.tsx'
import type { BuiltInView } from '#platform/web/list/view-tabs.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type backFirmsConfig, boothStates } from '../../contract/back-firms.ts'

type Config = Static<NonNullable<(typeof backFirmsConfig)['response']>>

/** Those that wait are validated or refused; those without a booth get one. */
export function useTrackingViews(config: Config | undefined): BuiltInView[] {
  const t = useWords('exhibitors')
  const states = ['waiting', 'validated', 'refused'] as const
  return [
    { id: 'all', label: t('tracking.all'), query: '', count: config?.total },
    ...states.map((name, state) => ({
      id: name,
      label: t(`tracking.${name}`),
      query: `isValidated=${state}`,
      count: config?.validation[name],
    })),
    {
      id: 'configured',
      label: t('tracking.figure_configured'),
      query: 'state=configured',
      count: config?.booths.configured ?? (config && 0),
    },
    {
      id: 'none',
      label: t('tracking.figure_none'),
      query: 'state=none',
      count: config?.booths.none ?? (config && 0),
    },
  ]
}

/** What the list is narrowed by besides its views; of one sector or country there is nothing to choose. */
export function useTrackingFilters(config: Config | undefined): ListFilter[] {
  const t = useWords('exhibitors')
  const filter = (
    name: 'state' | 'sector' | 'country',
    options: readonly { id: number | string; name: string }[],
  ) => ({
    name,
    label: t(`tracking.${name}`),
    all: t('list.all'),
    options: options.map(one => ({ id: String(one.id), label: one.name })),
  })
  return [
    filter(
      'state',
      boothStates.map(id => ({ id, name: t(`tracking.state_${id}`) })),
    ),
    filter('sector', config?.sectors ?? []),
    filter('country', config?.countries ?? []),
  ].filter(({ options }) => options.length > 1)
}
