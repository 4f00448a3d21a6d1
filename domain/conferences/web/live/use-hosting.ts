import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { readHosting } from '../../contract/live.ts'

/** What can take place on this server; nothing as long as it has not said. */
export const useHosting = () => useQuery(callQuery(useApi(), readHosting))
