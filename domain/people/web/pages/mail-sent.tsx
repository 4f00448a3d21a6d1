import { useQuery } from '@tanstack/react-query'
import { Eye, Trash2 } from 'lucide-react'
import { useCurrentFair, useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { pageQuery, useApi, useRefresh } from '#platform/web/api/api-context.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { toast } from '#platform/web/ui/toast.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import {
  beginMailing,
  dropMailing,
  listMailings,
  type Mailing,
  type MailingRow,
  readMailing,
  writeMailing,
} from '../../contract/mailings.ts'
import { mailPaths } from '../../contract/paths.ts'
import { WriteTo } from '../mailings/write-to.tsx'

const tones = { draft: 'neutral', sending: 'fair', sent: 'ok', stopped: 'err' } as const

/** What was written to many in this fair, and what is still being written. */
export default function MailSentPage() {
  const t = useWords('people')
  const api = useApi()
  const fair = useCurrentFair()
  const href = useSalonHref()
  const address = useListAddress()
  const refresh = useRefresh()
  const { run } = useAction()
  const locale = useLocale()
  const moment = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium', timeStyle: 'short' })
  const { data, error, refetch, isPending } = useQuery(
    pageQuery(api, listMailings, {
      params: { id: fair.id },
      query: { page: address.page, itemsPerPage: 30 },
    }),
  )
  const bringBack = ({ list, narrowedBy, chosen, staff, page, deadline, words }: Mailing) =>
    run(async () => {
      const begun = { list, narrowedBy, ...(chosen && { chosen }) }
      const { id } = await api.call(beginMailing, { params: { id: fair.id }, body: begun })
      const { version } = await api.call(readMailing, { params: { id } })
      const written = { staff, page, deadline, words, version }
      await api.call(writeMailing, { params: { id }, body: written })
      await refresh(listMailings)
    })
  const drop = ({ id }: MailingRow) =>
    run(async () => {
      const draft = await api.call(readMailing, { params: { id } })
      await api.call(dropMailing, { params: { id } })
      await refresh(listMailings)
      toast.success(t('mailing.dropped'), {
        action: { label: t('people.undo'), onPress: () => bringBack(draft), isUndo: true },
      })
    })
  const hrefOf = ({ id }: MailingRow) => `${href(mailPaths.mailWrite)}?mailing=${id}`
  const titleOf = ({ subject }: MailingRow) => subject ?? t('mailing.untitled')
  return (
    <>
      <PageTitle
        isShort
        title={t('mailing.all')}
        lead={t('mailing.lead')}
        // The empty page offers it itself.
        actions={data?.rows.length === 0 ? null : <WriteTo />}
      />
      {error ? (
        <ErrorState title={t('mailing.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<MailingRow>
          list="mailSent"
          label={t('mailing.all')}
          address={address}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={({ id }) => String(id)}
          rowName={titleOf}
          rowHref={hrefOf}
          rowActions={row => [
            { id: 'open', label: t('mailing.open'), icon: Eye, href: hrefOf(row) },
            ...(row.state === 'draft'
              ? [
                  {
                    id: 'drop',
                    label: t('mailing.drop'),
                    icon: Trash2,
                    isDanger: true,
                    onAction: () => drop(row),
                  },
                ]
              : []),
          ]}
          columns={[
            { id: 'subject', label: t('mailing.subject'), isRowHeader: true, render: titleOf },
            {
              id: 'list',
              label: t('mailing.list'),
              onPhone: 'below',
              render: row => t(`mailing.list_${row.list}`),
            },
            {
              id: 'state',
              label: t('people.state'),
              onPhone: 'end',
              render: ({ state }) => <Badge tone={tones[state]}>{t(`mailing.state_${state}`)}</Badge>,
            },
            {
              id: 'readers',
              label: t('mailing.count'),
              isNumeric: true,
              render: row => (row.state === 'draft' ? '–' : row.readers),
            },
            {
              id: 'when',
              label: t('mailing.when'),
              render: row =>
                [moment.format(new Date(row.sentAt ?? row.createdAt)), row.writtenBy]
                  .filter(Boolean)
                  .join(' · '),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            <EmptyState title={t('mailing.none')} action={<WriteTo />}>
              {t('mailing.to_whom_text')}
            </EmptyState>
          }
        />
      )}
    </>
  )
}
