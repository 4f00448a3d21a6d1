import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useValidateExhibitors } from '#domain/exhibitors/web/tracking/use-validate-exhibitors.ts'
import { useValidatePeople } from '#domain/people/web/use-validate-people.ts'
import { searchActs } from '#domain/search/contract/search.ts'
import type { KnownEntry } from '#domain/search/web/options.ts'
import { usePlaceStand } from '#domain/stands/web/plan/use-place-stand.ts'
import type { Act, Acts } from '#platform/contract/acts.ts'
import type { ActEntry, ActView } from '#platform/web/acts/act-entry.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'

/** What one who runs the fair can do by its name, of what the domains declare. */
export function useKnownActs(fair: number, asked: string): { acts: KnownEntry[]; answered: string | null } {
  const api = useApi()
  const views: { [Kind in keyof Acts]: ActView<Kind> } = {
    place_stand: usePlaceStand(),
    validate_people: useValidatePeople(),
    validate_exhibitors: useValidateExhibitors(),
  }
  const entryOf = <Kind extends keyof Acts>({ kind, act }: Act<Kind>): ActEntry => views[kind](act)
  const { data, isFetching } = useQuery({
    ...callQuery(api, searchActs, { query: { fair, ...(asked && { q: asked }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })
  const acts = (data?.acts ?? []).map((act, at) => ({ id: `act-${act.kind}-${at}`, ...entryOf(act) }))
  return { acts, answered: isFetching ? null : asked }
}
