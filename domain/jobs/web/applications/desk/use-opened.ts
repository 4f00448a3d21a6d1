import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callQuery, keyOf, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { solicitationStatus } from '../../../contract/choices.ts'
import { type Interview, listInterviews } from '../../../contract/job-interview.ts'
import { type OpenedSolicitation, openSolicitation } from '../../../contract/job-solicitation.ts'
import { solicitationCounts, solicitationList } from '../../../contract/solicitation-list.ts'
import type { Answered } from './answer-form.tsx'

const withAnswer = (before: OpenedSolicitation | undefined, { status, answer }: Answered) =>
  before && {
    ...before,
    solicitation: { ...before.solicitation, status, answer },
    steps: [
      ...before.steps,
      { kind: 'answered' as const, status, side: 'firm' as const, at: new Date().toISOString() },
    ],
  }

const putInterviews = (queries: QueryClient, id: number, interviews: Interview[]) =>
  queries.setQueryData([...keyOf(listInterviews), { params: { id } }], interviews)

/** Puts what was answered into what is read of this application: to fetch it anew would be another look. */
export const putAnswer = (queries: QueryClient, id: number, answer: Answered) =>
  queries.setQueriesData<OpenedSolicitation>({ queryKey: [...keyOf(openSolicitation), 'read', id] }, before =>
    withAnswer(before, answer),
  )

/** A file may be opened for so long after its application. */
const lookMs = 4 * 60_000

/**
 * An application that is read. Each time it is fetched its candidate is told of a look: so once for as long as it is shown,
 * and what is answered is put into what is there.
 */
export function useOpened(id: number, wasUnread: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  const refresh = useRefresh()
  const [reason, say] = useState('')
  const queryKey = [...keyOf(openSolicitation), 'read', id, reason]
  const body = reason ? { reason } : {}
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const opened = await api.call(openSolicitation, { params: { id }, body })
      putInterviews(queries, id, opened.interviews)
      return opened
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  // What the candidate picks, moves or cancels is read again by itself: that is no look.
  const { data: interviews } = useQuery({
    ...callQuery(api, listInterviews, { params: { id } }),
    enabled: query.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isRead = query.data !== undefined && query.data.solicitation.status !== solicitationStatus.notRead
  // Opened, it is no longer among those that nobody has read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has become read
  useEffect(() => {
    if (isRead && wasUnread) void refresh(solicitationList, solicitationCounts)
  }, [isRead])
  return {
    ...query,
    interviews: interviews ?? query.data?.interviews ?? [],
    reason: say,
    /** Looks again, where the last look is too long ago for the file to be opened. */
    lookAgain: async () => {
      if (Date.now() - query.dataUpdatedAt > lookMs) await query.refetch()
    },
    /** The name was asked for: what may be read now is read. */
    readAgain: () => query.refetch(),
    answered: (answer: Answered) => {
      putAnswer(queries, id, answer)
      if (answer.interviews) putInterviews(queries, id, answer.interviews)
      void refresh(solicitationList, solicitationCounts)
    },
    met: (interviews: Interview[]) => putInterviews(queries, id, interviews),
  }
}

export type Opened = ReturnType<typeof useOpened>
