import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { fairPaths } from '#domain/fairs/contract/paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { myStands } from '../contract/endpoints.ts'

/** Those who decide on who is let in to a fair, and can be asked. */
export function AskOrganizers({ salon }: { salon: string }) {
  const t = useWords('stands')
  return (
    <ButtonLink variant="soft" icon={Mail} href={hrefOf(fairPaths.contact, {}, salon)}>
      {t('barrier.ask')}
    </ButtonLink>
  )
}

/** What went wrong with a page of a booth; or, where its fair has not let somebody in, just that, and whom to ask. */
export function BarredBooth({ id, children }: { id: number; children: ReactNode }) {
  const t = useWords('stands')
  const api = useApi()
  const { data } = useQuery(callQuery(api, myStands))
  const stand = data?.find(one => one.id === id)
  if (!stand?.barrier) return children
  return (
    <EmptyState
      level={1}
      title={t(`barrier.${stand.barrier}`, { fair: stand.fair.name })}
      action={<AskOrganizers salon={stand.fair.homepage} />}
    >
      {t(`barrier.${stand.barrier}_text`)}
    </EmptyState>
  )
}
