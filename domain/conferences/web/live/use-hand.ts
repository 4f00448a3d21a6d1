import { useQuery } from '@tanstack/react-query'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { lowerHand, ownStage, raiseHand } from '../../contract/stage.ts'

/** One’s own hand, and whether one was given the word for it. */
export function useHand(conference: number) {
  const api = useApi()
  const refresh = useRefresh()
  const { run } = useAction()
  const params = { id: conference }
  const { data } = useQuery(callQuery(api, ownStage, { params }))
  const isUp = data?.hand ?? false
  const toggle = () =>
    run(async () => {
      await (isUp ? api.call(lowerHand, { params, query: {} }) : api.call(raiseHand, { params }))
      await refresh(ownStage)
    })
  return { isKnown: data !== undefined, isUp, hasWord: data?.word ?? false, toggle }
}
