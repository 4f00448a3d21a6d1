import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { callQuery, pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useTopic } from '#platform/web/hub/use-topic.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { leadList, leadOverview, leadSorts, leadStates, oneLead, temperatures } from '../../contract/lead.ts'
import { leadPaths } from '../../contract/paths.ts'
import { dropLostNotes } from './note-drafts.ts'

const perPage = 50
const aMinute = 60_000

const among = <T extends string>(names: readonly T[], said: string) => names.find(one => one === said)

/** What the desk shows, as its address says, and told anew whenever something of it changes. */
export function useDesk() {
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const refresh = useRefresh()
  const me = usePerson().user?.id ?? 0
  const address = useListAddress()
  const open = Number(useParams().id) || null
  const narrowing = {
    state: among(leadStates, address.get('state')),
    temperature: among(temperatures, address.get('temperature')),
    sort: among(leadSorts, address.get('sort')),
    owner: address.get('mine') ? me : undefined,
    tag: address.get('tag') || undefined,
    search: address.get('search') || undefined,
  }
  const overview = useQuery({
    ...callQuery(api, leadOverview, { query: { fair: fair.id } }),
    refetchInterval: aMinute,
  })
  const list = useQuery({
    ...pageQuery(api, leadList, {
      query: {
        fair: fair.id,
        ...Object.fromEntries(Object.entries(narrowing).filter(([, value]) => value !== undefined)),
        itemsPerPage: perPage,
        page: address.page,
      },
    }),
    enabled: overview.data !== undefined,
    staleTime: 0,
    refetchInterval: aMinute,
    placeholderData: keepPreviousData,
  })
  const again = () => refresh(leadOverview, leadList, oneLead)
  useTopic(overview.data ? `leads:${overview.data.participation}` : null, again, again)
  const { dataUpdatedAt } = overview
  useEffect(() => {
    if (dataUpdatedAt) void dropLostNotes(api)
  }, [api, dataUpdatedAt])
  const query = String(address.search)
  const hrefTo = (id?: number) => `${href(leadPaths.standLeads, { id })}${query && `?${query}`}`
  return { fair, address, narrowing, overview, list, open, hrefTo, again }
}

export type DeskState = ReturnType<typeof useDesk>
