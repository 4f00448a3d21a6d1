import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import type { RecordOf } from '#platform/contract/resource.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { standCharacters, standTypes, standTypeVariations } from '../../contract/lists.ts'

/** `offered`: among the types, those that the fair lets its booths be of. */
export type BoothLists = {
  types: RecordOf<typeof standTypes>[]
  offered: RecordOf<typeof standTypes>[]
  variations: RecordOf<typeof standTypeVariations>[]
  characters: RecordOf<typeof standCharacters>[]
}

const all = { pagination: 'false' }
const longLived = { staleTime: 600_000 }

/** What can be chosen from; null until all of it is there. */
export function useBoothLists(): { lists: BoothLists | null; error: Error | null; retry: () => void } {
  const api = useApi()
  const { standGroups } = useCurrentFair()
  const types = useQuery({ ...listQuery(api, standTypes, all), ...longLived })
  const variations = useQuery({ ...listQuery(api, standTypeVariations, all), ...longLived })
  const characters = useQuery({ ...listQuery(api, standCharacters, all), ...longLived })
  const queries = [types, variations, characters]
  const retry = () => void Promise.all(queries.map(query => query.refetch()))
  const error = queries.find(query => query.error)?.error ?? null
  if (!types.data || !variations.data || !characters.data) return { lists: null, error, retry }
  return {
    lists: {
      types: types.data.rows,
      offered: types.data.rows.filter(
        ({ standGroup }) => standGroup === null || standGroups.includes(standGroup.id),
      ),
      variations: variations.data.rows,
      characters: characters.data.rows.filter(one => one.standCharacterType.code === 'TYPE_STAND'),
    },
    error: null,
    retry,
  }
}
