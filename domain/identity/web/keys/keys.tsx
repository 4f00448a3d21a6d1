import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { integrationKeys } from '../../contract/integration-keys.ts'
import { KeyList } from './key-list.tsx'
import { KeyMade } from './key-made.tsx'
import type { KeyOwner, MadeKey } from './key-owner.ts'
import { MakeKey } from './make-key.tsx'

/** The keys of a fair, or those of a firm in it, below what makes another. */
export function Keys({ fair, firm }: KeyOwner) {
  const t = useWords('identity')
  const [made, setMade] = useState<MadeKey | null>(null)
  const { data, error, refetch } = useQuery(
    callQuery(useApi(), integrationKeys, {
      params: { id: fair },
      query: firm === null ? {} : { firm },
    }),
  )
  return (
    <>
      {made && <KeyMade fair={fair} made={made} />}
      <MakeKey key={made?.key} fair={fair} firm={firm} onMade={setMade} />
      {error ? (
        <ErrorState title={t('keys.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : data.length ? (
        <KeyList fair={fair} keys={data} isOfFirm={firm !== null} />
      ) : (
        <EmptyState isPlain title={t('keys.none')} level={firm === null ? 2 : 3}>
          {t(firm === null ? 'keys.none_text' : 'keys.none_text_firm')}
        </EmptyState>
      )}
    </>
  )
}
