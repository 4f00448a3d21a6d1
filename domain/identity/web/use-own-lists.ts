import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { problemsOf } from '#platform/web/api/use-submit.ts'
import type { KeptView, ListView } from '#platform/web/list/own-lists.ts'
import { toast } from '#platform/web/ui/toast.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  dropView,
  keepView,
  type OwnView,
  ownLists,
  setFavouritePage,
  setListDensity,
} from '../contract/own-lists.ts'
import { usePerson } from './person.ts'

type Lists = ResponseOf<typeof ownLists>

const none: Lists = { views: [], pages: [], isComfortable: false }

/** How the reader keeps the lists of a fair, and the pages of their menu: shown at once, then kept on the server. */
export function useOwnLists(fair: number | null) {
  const api = useApi()
  const { user } = usePerson()
  const client = useQueryClient()
  const say = useWords('validations')
  const userId = user?.id ?? 0
  const query = callQuery(api, ownLists, { params: { userId }, query: fair === null ? {} : { fair } })
  const { data = none } = useQuery({ ...query, enabled: userId > 0, staleTime: 60_000 })
  const change = async (next: (before: Lists) => Lists, send: () => Promise<unknown>) => {
    client.setQueryData(query.queryKey, (before: Lists | undefined) => next(before ?? none))
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      toast.error(problemsOf(error, say).message ?? error.message)
      return false
    } finally {
      await client.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  const params = { userId }
  return {
    favourites: data.views.filter(view => view.isFavourite),
    pages: data.pages,
    isComfortable: data.isComfortable,
    viewsOf: (list: string): readonly OwnView[] => data.views.filter(view => view.list === list),
    keep: (list: string, view: ListView) => {
      const body = { ...view, fair, list }
      return change(
        before => ({ ...before, views: withView(before.views, { ...view, list, id: 0 }) }),
        () => api.call(keepView, { params, body }),
      )
    },
    drop: ({ id }: KeptView) =>
      void change(
        before => ({ ...before, views: before.views.filter(view => view.id !== id) }),
        () => api.call(dropView, { params: { userId, id } }),
      ),
    setPage: (screen: string, isFavourite: boolean) =>
      void change(
        before => ({
          ...before,
          pages: [...before.pages.filter(page => page !== screen), ...(isFavourite ? [screen] : [])],
        }),
        () => api.call(setFavouritePage, { params, body: { fair, screen, isFavourite } }),
      ),
    setComfortable: (isComfortable: boolean) =>
      void change(
        before => ({ ...before, isComfortable }),
        () => api.call(setListDensity, { params, body: { isComfortable } }),
      ),
  }
}

const withView = (views: readonly OwnView[], view: OwnView): OwnView[] => {
  const same = views.find(one => one.list === view.list && one.name === view.name)
  return same ? views.map(one => (one === same ? { ...view, id: same.id } : one)) : [...views, view]
}
