import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { LoadState } from '#platform/web/ui/load-state.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  resendWebhook,
  type WebhookDelivery,
  webhookDeliveries,
  webhookEndpoints,
} from '../../contract/webhooks/calls.ts'
import { useEventWords } from './event-words.ts'
import styles from './webhooks.module.css'

const tones: Record<WebhookDelivery['state'], BadgeTone> = { waiting: 'fair', delivered: 'ok', failed: 'err' }

/** What waits is looked at again soon. */
const soon = 3_000
const perPage = 20

/** What was sent to one receiver, the last first: what it answered, how long that took, and once more by a press. */
export function DeliveryLog({ endpoint, host, isOn }: { endpoint: number; host: string; isOn: boolean }) {
  const t = useWords('leads')
  const api = useApi()
  const refresh = useRefresh()
  const { nameOf } = useEventWords()
  const { run, isPending } = useAction()
  const [pages, setPages] = useState(1)
  const moment = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'short', timeStyle: 'medium' })
  const { data, error, refetch } = useQuery({
    ...pageQuery(api, webhookDeliveries, { query: { endpoint, itemsPerPage: pages * perPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some(row => row.state === 'waiting') ? soon : false),
  })
  const resend = ({ id }: WebhookDelivery) =>
    run(async () => {
      await api.call(resendWebhook, { params: { id } })
      toast.success(t('webhooks.resent'))
      await refresh(webhookDeliveries, webhookEndpoints)
    })
  const answerOf = ({ tries: [last] }: WebhookDelivery) =>
    !last
      ? '–'
      : last.failure
        ? t(`webhooks.failure.${last.failure}`)
        : t('webhooks.answered', { status: last.status ?? 0, milliseconds: last.milliseconds })
  if (!data)
    return <LoadState of={{ error, refetch }} failed={t('webhooks.log_failed')} shape="rows" count={3} />
  return (
    <div className={styles.log}>
      <Table<WebhookDelivery>
        label={t('webhooks.log_of', { host })}
        rows={data.rows}
        rowId={row => String(row.id)}
        rowName={row => `${nameOf(row.event)} ${moment.format(new Date(row.createdAt))}`}
        empty={
          <EmptyState isPlain title={t('webhooks.log_none')}>
            {t('webhooks.log_none_text')}
          </EmptyState>
        }
        columns={[
          {
            id: 'event',
            label: t('webhooks.column.event'),
            isRowHeader: true,
            render: row => <b>{nameOf(row.event)}</b>,
          },
          { id: 'at', label: t('webhooks.column.at'), render: row => moment.format(new Date(row.createdAt)) },
          {
            id: 'state',
            label: t('webhooks.column.state'),
            render: row => (
              <span className={styles.state}>
                <Badge tone={tones[row.state]}>{t(`webhooks.delivery.${row.state}`)}</Badge>
                {row.nextAt && row.tries.length > 0 && (
                  <small>{t('webhooks.next', { at: moment.format(new Date(row.nextAt)) })}</small>
                )}
              </span>
            ),
          },
          {
            id: 'answer',
            label: t('webhooks.column.answer'),
            render: row => (
              <span className={styles.state}>
                {answerOf(row)}
                {row.tries.length > 1 && <small>{t('webhooks.tries', { count: row.tries.length })}</small>}
              </span>
            ),
          },
          {
            id: 'body',
            label: t('webhooks.column.body'),
            isHiddenOnPhone: true,
            render: row => <code className={styles.body}>{row.body}</code>,
          },
          {
            id: 'resend',
            label: t('webhooks.resend'),
            render: row => (
              <Button
                variant="secondary"
                size="small"
                isDisabled={!isOn || isPending || row.state === 'waiting'}
                aria-label={t('webhooks.resend_named', { event: nameOf(row.event) })}
                onPress={() => resend(row)}
              >
                {t('webhooks.resend')}
              </Button>
            ),
          },
        ]}
      />
      {data.rows.length < data.total && data.rows.length < 100 && (
        <Button variant="ghost" onPress={() => setPages(pages + 1)}>
          {t('webhooks.older')}
        </Button>
      )}
    </div>
  )
}
