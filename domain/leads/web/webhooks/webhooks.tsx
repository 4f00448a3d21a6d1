import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { callQuery, useApi } from '#platform/web/api/api-context.tsx'
import { ProblemError } from '#platform/web/api/client.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { mostEndpoints, webhookEndpoints } from '../../contract/webhooks/calls.ts'
import { AddEndpoint } from './add-endpoint.tsx'
import { Endpoint } from './endpoint.tsx'
import { NewSecret } from './new-secret.tsx'
import styles from './webhooks.module.css'

export type WebhookOwner = { fair: { id: number; name: string }; firm: number | null }

/** Where other programs are told what becomes of contacts and applications, and what was sent to each. */
export function Webhooks({ fair, firm, children }: WebhookOwner & { children?: ReactNode }) {
  const t = useWords('leads')
  const [secret, setSecret] = useState<string | null>(null)
  const query = { fair: fair.id, ...(firm !== null && { firm }) }
  const { data, error, refetch } = useQuery({
    ...callQuery(useApi(), webhookEndpoints, { query }),
    retry: false,
  })
  if (error instanceof ProblemError && error.status === 404)
    return (
      <EmptyState level={1} title={t('webhooks.not_in')}>
        {t('webhooks.not_in_text', { fair: fair.name })}
      </EmptyState>
    )
  const canAdd = data && data.hosts.length > 0
  return (
    <>
      <PageTitle
        title={t('webhooks.title')}
        lead={t(firm === null ? 'webhooks.lead_fair' : 'webhooks.lead_firm', { fair: fair.name })}
      />
      {secret && <NewSecret key={secret} secret={secret} />}
      {error && !data ? (
        <ErrorState title={t('webhooks.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : !data ? (
        <Skeleton shape="rows" count={3} />
      ) : (
        <>
          {!canAdd && (
            <EmptyState isPlain level={2} title={t('webhooks.no_hosts')}>
              {t('webhooks.no_hosts_text')}
            </EmptyState>
          )}
          {canAdd &&
            (data.endpoints.length < mostEndpoints ? (
              <AddEndpoint fair={fair.id} firm={firm} hosts={data.hosts} onMade={setSecret} />
            ) : (
              <p>{t('webhooks.most')}</p>
            ))}
          {data.endpoints.length > 0 ? (
            <ol className={styles.endpoints}>
              {data.endpoints.map(endpoint => (
                <li key={endpoint.id}>
                  <Endpoint endpoint={endpoint} hosts={data.hosts} onSecret={setSecret} />
                </li>
              ))}
            </ol>
          ) : (
            canAdd && (
              <EmptyState isPlain level={2} title={t('webhooks.none')}>
                {t('webhooks.none_text')}
              </EmptyState>
            )
          )}
          {children}
        </>
      )}
    </>
  )
}
