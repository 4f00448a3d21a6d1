import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { mostAsked, type PresenceBatch, type PresentPerson, presentPeople } from '../contract/presence.ts'

type Known = { seq: number; people: readonly PresentPerson[] }

/** Where no line can be held open, and of people who are told of to none but whoever asks. */
const askedAgain = 60_000

/** What is known after a batch, of the people who are asked for; null where one before it was missed. */
export function afterBatch(known: Known, batch: PresenceBatch, users: ReadonlySet<number>) {
  if (batch.seq <= known.seq) return known
  if (batch.seq > known.seq + 1) return null
  const on = batch.on.filter(({ id }) => users.has(id))
  const changed = new Set([...on.map(({ id }) => id), ...batch.off])
  return { seq: batch.seq, people: [...known.people.filter(({ id }) => !changed.has(id)), ...on] }
}

/** Who of these people is in the fair, by their id: those who are not in it are offline. Undefined until that is known. */
export function usePersonStatus(
  fair: number | undefined,
  userIds: readonly number[],
): ReadonlyMap<number, PresentPerson> | undefined {
  const api = useApi()
  const queries = useQueryClient()
  const users = [...new Set(userIds)].sort((one, other) => one - other).slice(0, mostAsked)
  const query = callQuery(api, presentPeople, { query: { fair: fair ?? 0, users: users.join(',') } })
  const { queryKey } = query
  const isAsked = fair !== undefined && users.length > 0 && typeof window !== 'undefined'
  const readAgain = () => queries.invalidateQueries({ queryKey })
  useTopic(
    isAsked ? `presence:${fair}` : null,
    ({ data }) => {
      const known = queries.getQueryData(queryKey)
      // What is under way may have been answered before this.
      if (!known || queries.isFetching({ queryKey })) return readAgain()
      const next = afterBatch(known, data as PresenceBatch, new Set(users))
      if (!next) return readAgain()
      queries.setQueryData(queryKey, { seq: next.seq, people: [...next.people] })
    },
    readAgain,
  )
  const { data } = useQuery({ ...query, staleTime: 0, refetchInterval: askedAgain, enabled: isAsked })
  return useMemo(() => data && new Map(data.people.map(one => [one.id, one])), [data])
}
