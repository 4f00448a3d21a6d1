import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import type { Api } from '#platform/web/api/client.ts'
import { shownPresentations } from '../../contract/presentations-shown.ts'

type PresentationFilter = { day?: string; firm?: number }

export const presentationsOf = (api: Api, fair: number, asked: PresentationFilter) =>
  callQuery(api, shownPresentations, { params: { id: fair }, query: asked })

/** For a page’s `load`. */
export const loadPresentations = async (
  api: Api,
  queries: QueryClient,
  fair: PublicFair,
  asked: PresentationFilter,
) => (fair.isUsingConferenceModule ? queries.ensureQueryData(presentationsOf(api, fair.id, asked)) : null)

/** What exhibitors present; nothing in a fair without conferences. */
export const usePresentations = (fair: PublicFair, asked: PresentationFilter, isWanted = true) =>
  useQuery({
    ...presentationsOf(useApi(), fair.id, asked),
    enabled: fair.isUsingConferenceModule && isWanted,
    placeholderData: keepPreviousData,
  })
