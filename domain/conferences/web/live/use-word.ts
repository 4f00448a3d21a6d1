import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { useLive } from '#platform/web/hub/use-live.ts'
import { lowerHand, ownStage } from '../../contract/stage.ts'

/** Whether one has the word, as the stage is told anew. */
export function useWord(conference: number) {
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const params = { id: conference }
  const { data } = useQuery(callQuery(api, ownStage, { params }))
  // Only who waits for it, or has it, asks whether it was given or taken back.
  useLive(`conference:${conference}`, () => {
    if (data?.hand) void refresh(ownStage)
  })
  return {
    isKnown: data !== undefined,
    hasWord: data?.word ?? false,
    giveBack: () =>
      run(async () => {
        await api.call(lowerHand, { params, query: {} })
        await refresh(ownStage)
      }),
  }
}
