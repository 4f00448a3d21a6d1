import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { jobSetupOfFair } from '#domain/fairs/contract/endpoints.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { usedLists } from '../contract/used-lists.ts'

/** The lists that a fair uses; null until they are known. */
export function useUsedLists(fair: number) {
  const { data, error, refetch } = useQuery(callQuery(useApi(), jobSetupOfFair, { query: { fairId: fair } }))
  const configuration = data?.jobModuleConfiguration
  const used = useMemo(() => (configuration === undefined ? null : usedLists(configuration)), [configuration])
  return { used, error, refetch }
}
