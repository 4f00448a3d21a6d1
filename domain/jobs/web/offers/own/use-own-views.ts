import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { keyOf, useApi } from '#platform/web/api/api-context.tsx'
import type { DataListProps } from '#platform/web/list/data-list.tsx'
import { isFor } from '#platform/web/screens/screen.ts'
import { useWords } from '#platform/web/words/words.ts'
import { offerStates } from '../../../contract/choices.ts'
import { readFirmAnswers } from '../../../contract/fair-settings.ts'
import { ownJobs } from '../../../contract/own-jobs.ts'
import { answersAsked, isByFirm, ownAsked } from './own-query.ts'

/** What both faces of the list have in common: its views, offers in each state, and whoever runs the fair how each exhibitor answers. */
export function useOwnViews(): Pick<DataListProps<unknown>, 'list' | 'views' | 'countedBy'> {
  const t = useWords('jobs')
  const api = useApi()
  const { id: fair } = useCurrentFair()
  const { roles } = usePerson()
  return {
    list: 'jobsMyoffers',
    views: [
      { id: 'all', label: t('own_offers.all'), query: '' },
      { id: 'waiting', label: t('own_offers.with_waiting'), query: 'isWaiting=true' },
      ...offerStates
        .filter(state => state !== 'last_week')
        .map(state => ({ id: state, label: t(`offers.state_${state}`), query: `state=${state}` })),
      ...(isFor(runners, roles) ? [{ id: 'firms', label: t('own_offers.by_firm'), query: 'by=firm' }] : []),
    ],
    countedBy: search => {
      if (isByFirm(search)) {
        const input = { params: { id: fair }, query: { ...answersAsked(search), itemsPerPage: 1 } }
        return {
          queryKey: [...keyOf(readFirmAnswers), 'count', input],
          queryFn: () => api.page(readFirmAnswers, input),
        }
      }
      const query = { ...ownAsked(search, fair), itemsPerPage: 1 }
      return {
        queryKey: [...keyOf(ownJobs), 'count', query],
        queryFn: () => api.page(ownJobs, { query }),
      }
    },
  }
}
