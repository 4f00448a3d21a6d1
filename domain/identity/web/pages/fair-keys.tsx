import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { integrationKeys } from '../../contract/integration-keys.ts'
import { KeyList } from '../keys/key-list.tsx'
import { KeyMade } from '../keys/key-made.tsx'
import { type MadeKey, MakeKey } from '../keys/make-key.tsx'

/** The keys by which other programs work in this fair. */
export default function FairKeysPage() {
  const t = useWords('identity')
  const api = useApi()
  const fair = useCurrentFair()
  const [made, setMade] = useState<MadeKey | null>(null)
  const { data, error, refetch } = useQuery(callQuery(api, integrationKeys, { params: { id: fair.id } }))
  return (
    <>
      <PageTitle title={t('keys.title')} lead={t('keys.lead', { fair: fair.name })} />
      {made && <KeyMade fair={fair.id} made={made} />}
      <MakeKey key={made?.key} fair={fair.id} onMade={setMade} />
      {error ? (
        <ErrorState title={t('keys.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : data.length ? (
        <KeyList fair={fair.id} keys={data} />
      ) : (
        <EmptyState isPlain title={t('keys.none')} level={2}>
          {t('keys.none_text')}
        </EmptyState>
      )}
    </>
  )
}
