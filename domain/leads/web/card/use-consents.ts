import { useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { useTakesPart } from '#domain/identity/web/use-takes-part.ts'
import { callQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { changeConsents, readConsents, readPrivacyLedger } from '../../contract/consent.ts'

export type FirmTarget = {
  firm: { id: number; name: string }
  stand?: number | null
  way: 'booth' | 'conversation' | 'call'
}

/** What a firm of the fair has of oneself, and how to change it. */
export function useConsents({ firm, stand, way }: FirmTarget) {
  const api = useApi()
  const fair = useCurrentFair()
  const refresh = useRefresh()
  const { status, user } = usePerson()
  const isIn = useTakesPart()(fair.id)
  const { run, isPending } = useAction()
  const isOwn = user?.firm?.id === firm.id
  const { data } = useQuery({
    ...callQuery(api, readConsents, { query: { fair: fair.id, firm: firm.id } }),
    enabled: status === 'known' && isIn && !isOwn,
    retry: false,
  })
  const change = (what: { card?: boolean; visits?: boolean }, then?: () => void) =>
    run(async () => {
      await api.call(changeConsents, {
        body: { fair: fair.id, firm: firm.id, way, ...(stand && { stand }), ...what },
      })
      await refresh(readConsents, readPrivacyLedger)
      then?.()
    })
  return { consents: data, change, isPending }
}
