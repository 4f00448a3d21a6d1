import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { firmRights } from '../contract/firm-changes.ts'
import { useMayDecide } from './tracking/tracking-actions.ts'

/** Whether a firm is in a fair of others too, for those who run one; undefined while that is not known. */
export function useIsShared(firm: number): boolean | undefined {
  const api = useApi()
  const isRunner = useMayDecide()
  const { data, isError } = useQuery({
    ...callQuery(api, firmRights, { params: { id: firm } }),
    enabled: isRunner,
  })
  return isRunner && !isError ? data?.isShared : false
}
