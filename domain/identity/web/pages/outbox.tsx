import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { dateLocale } from '#platform/contract/locale.ts'
import { callQuery, pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { orderIn, sortedBy } from '#platform/web/list/order-in-address.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SelectionBar } from '#platform/web/ui/selection-bar.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  type MailState,
  mailStates,
  openMail,
  outboxMails,
  outboxOrders,
  outboxState,
  sendMailsAgain,
  toSendAgain,
} from '../../contract/outbox.ts'
import { MailDialog } from '../mail-dialog.tsx'
import { OperationTabs } from '../operation-tabs.tsx'
import styles from './outbox.module.css'

const tones: Record<MailState, BadgeTone> = {
  queued: 'fair',
  kept: 'neutral',
  failed: 'err',
  given_up: 'err',
  sent: 'ok',
}

/** Mails that were written; what did not leave can be read and sent again. */
export default function OutboxPage() {
  const t = useWords('identity')
  const api = useApi()
  const locale = useLocale()
  const address = useListAddress()
  const refresh = useRefresh()
  const { run, isPending: isSending } = useAction()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const clear = () => select(new Set())
  const [state, search] = [address.get('state'), address.get('search')]
  const order = orderIn(address, outboxOrders, '-createdAt')
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(api, outboxMails, {
      query: { page: address.page, state, search, order, itemsPerPage: 50 },
    }),
    placeholderData: keepPreviousData,
  })
  // With it come a line above the list and a column in it: rows that stand there already would be moved.
  const { data: outbox, isPending: isStatePending } = useQuery(callQuery(api, outboxState))
  const canSend = outbox?.hasServer ?? false
  const chosen = (data?.rows ?? []).filter(mail => selected.has(String(mail.id)))
  const sendable = chosen.filter(mail => toSendAgain.includes(mail.state)).map(mail => mail.id)
  const sendAgain = (ids: number[]) =>
    run(async () => {
      const { count } = await api.call(sendMailsAgain, { body: { ids } })
      await refresh(outboxMails, outboxState, openMail)
      clear()
      toast.success(t('outbox.sent_again_some', { count }))
    })
  const when = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <PageTitle
        isShort
        title={t('outbox.title')}
        lead={outbox && t(outbox.hasServer ? 'outbox.lead' : 'outbox.lead_kept')}
      />
      <OperationTabs current="outbox" />
      {error ? (
        <ErrorState title={t('outbox.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList
          list="outbox"
          label={t('outbox.title')}
          address={address}
          search={t('outbox.search')}
          views={[
            { id: 'all', label: t('outbox.all'), query: '' },
            ...mailStates.map(id => ({
              id,
              label: t(`outbox.state_${id}`),
              query: `state=${id}`,
              count: outbox?.counts[id],
            })),
          ]}
          {...sortedBy(order, address)}
          isLoading={isPending || isStatePending}
          rows={data?.rows ?? []}
          rowId={mail => String(mail.id)}
          rowName={mail => mail.subject}
          rowHref={mail => address.hrefFor({ mail: mail.id })}
          {...(canSend && { chosen: selected, onChoose: select })}
          columns={[
            {
              id: 'subject',
              label: t('outbox.subject'),
              isRowHeader: true,
              isSortable: true,
              width: '34%',
              render: mail => mail.subject,
            },
            {
              id: 'recipient',
              label: t('outbox.recipient'),
              width: '22%',
              isSortable: true,
              onPhone: 'below',
              render: mail => mail.recipient,
            },
            {
              id: 'state',
              label: t('outbox.state'),
              isSortable: true,
              onPhone: 'end',
              render: mail => (
                <>
                  <Badge tone={tones[mail.state]}>{t(`outbox.state_${mail.state}`)}</Badge>
                  {mail.error && (
                    <small className={styles.reason} title={mail.error}>
                      {mail.error}
                    </small>
                  )}
                </>
              ),
            },
            {
              id: 'createdAt',
              label: t('outbox.written'),
              isSortable: true,
              isNumeric: true,
              render: mail => when.format(new Date(mail.createdAt)),
            },
          ]}
          bar={
            <SelectionBar
              count={chosen.length ? t('outbox.chosen', { count: chosen.length }) : null}
              onClear={clear}
            >
              <Button
                size="small"
                icon={Send}
                isPending={isSending}
                isDisabled={!sendable.length}
                onPress={() => sendAgain(sendable)}
              >
                {t('outbox.send_again')}
              </Button>
            </SelectionBar>
          }
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            <EmptyState title={t(state || search ? 'outbox.none_found' : 'outbox.none')}>
              {t(state || search ? 'outbox.none_found_text' : 'outbox.none_text')}
            </EmptyState>
          }
        />
      )}
      <MailDialog
        id={Number(address.get('mail')) || null}
        canSend={canSend}
        onClose={() => address.change({ mail: '', page: String(address.page) })}
      />
    </>
  )
}
