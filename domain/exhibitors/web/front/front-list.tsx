import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AskOrganizer } from '#domain/fairs/web/ask-organizer.tsx'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { partsIn, useParts } from '#platform/web/api/parts-query.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { type FrontFirm, frontFirmsConfig } from '../../contract/front-firms.ts'
import { frontParameters } from '../../contract/front-parameters.ts'
import { MoreFirms } from '../more-firms.tsx'
import { useAddressQuery } from '../use-address-query.ts'
import { usePresence } from '../use-presence.ts'
import { FirmIndex } from './firm-index.tsx'
import { type FrontSource, frontFilters, frontQuery } from './front-query.ts'
import { FrontTools } from './front-tools.tsx'

const rowId = (firm: FrontFirm) => firm.id

/** The exhibitors of the fair, to be found; `title` stands above and is told how many there are. */
export function FrontList({
  from,
  isEmbedded,
  title,
  more,
}: {
  from: FrontSource
  isEmbedded?: boolean
  title: (count: number) => ReactNode
  /** What later domains show of each. */
  more?: (firm: FrontFirm) => ReactNode
}) {
  const t = useWords('exhibitors')
  const api = useApi()
  const fair = useCurrentFair()
  const address = useAddressQuery(frontFilters, frontParameters)
  const parts = partsIn(address.asked.page)
  const list = useParts({
    query: frontQuery(api, from, fair.id, address.asked),
    parts,
    rowId,
  })
  const presence = usePresence(fair.id)
  const { data: offered } = useQuery(callQuery(api, frontFirmsConfig, { query: { fair: fair.id } }))
  const isByName = ['ASC', 'DSC'].includes(address.asked.sort ?? 'ASC')
  return (
    <>
      {title(list.total ?? fair.firmCount)}
      <FrontTools offered={offered} address={address} />
      {list.isFailed ? (
        <ErrorState title={t('list.failed')} onRetry={() => void list.refetch()}>
          {list.error?.message}
        </ErrorState>
      ) : !list.data ? (
        <Skeleton shape="rows" count={8} />
      ) : list.rows.length ? (
        <div aria-busy={list.isPlaceholderData}>
          <FirmIndex
            firms={list.rows}
            presence={presence}
            isByName={isByName}
            more={more}
            {...(isEmbedded && { isEmbedded })}
          />
        </div>
      ) : address.isNarrowed ? (
        <EmptyState
          title={t('list.none')}
          action={
            <Button variant="secondary" onPress={address.clear}>
              {t('list.clear')}
            </Button>
          }
        >
          {t('list.none_text')}
        </EmptyState>
      ) : (
        <EmptyState title={t('list.nobody')} action={!isEmbedded && <AskOrganizer />}>
          {t('list.nobody_text')}
        </EmptyState>
      )}
      <MoreFirms list={list} href={address.hrefFor(parts + 1)} />
    </>
  )
}
