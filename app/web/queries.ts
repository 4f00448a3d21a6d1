import { QueryClient } from '@tanstack/react-query'
import { ProblemError } from '#platform/web/api/client.ts'

/** Read data stays fresh for half a minute; refusals are final, lost connections are tried again. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) =>
          !(error instanceof ProblemError && error.status >= 400 && error.status < 500) && failures < 2,
        refetchOnWindowFocus: false,
      },
    },
  })

/** Something was changed here: what is else read once is read again where it is shown next. */
export const forgetWhatIsKept = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ options }) => 'staleTime' in options && options.staleTime === Number.POSITIVE_INFINITY,
    refetchType: 'none',
  })
