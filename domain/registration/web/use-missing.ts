import { useQuery } from '@tanstack/react-query'
import { accountPaths } from '#domain/identity/contract/paths.ts'
import { usePerson } from '#domain/identity/web/person.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { type MissingAnswers, markPrompted, ownMissing } from '../contract/missing-answers.ts'

/** What fairs still lack of the person who is logged in. */
export function useMissing() {
  const { status } = usePerson()
  return useQuery({ ...callQuery(useApi(), ownMissing), enabled: status === 'known' })
}

/** The page that asks; afterwards one goes on to `next`. */
export const missingHref = ({ fair }: Pick<MissingAnswers, 'fair'>, next?: string) =>
  hrefOf(accountPaths.registerFormtype, {}, fair.homepage) + (next ? `?${new URLSearchParams({ next })}` : '')

/** Where somebody goes who has logged in: once by what a fair still asks of them. None as long as that is not known. */
export function useWay() {
  const api = useApi()
  const { data, isFetching } = useMissing()
  if (isFetching) return undefined
  const owed = data?.find(one => !one.wasPrompted)
  return async (next: string): Promise<string> => {
    if (!owed) return next
    try {
      await api.call(markPrompted, { body: { fair: owed.fair.id } })
    } catch {
      return next
    }
    return missingHref(owed, next)
  }
}
