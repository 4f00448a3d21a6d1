import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { dateLocale } from '#platform/contract/locale.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { orderIn, sortedBy } from '#platform/web/list/order-in-address.ts'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { messageReports, reportOrders } from '../../contract/report.ts'
import { ReportedMessage } from '../reports/reported-message.tsx'
import { reportedName, useNameOf } from '../reports/use-name-of.ts'

/** What was reported in the fair, for those who run it: what is not settled first, without what was written. */
export default function MessageReportsPage() {
  const t = useWords('messaging')
  const fair = useCurrentFair()
  const address = useListAddress()
  const nameOf = useNameOf()
  const when = new Intl.DateTimeFormat(dateLocale(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  const order = orderIn(address, reportOrders, 'state')
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(useApi(), messageReports, {
      query: { fair: String(fair.id), order, page: address.page },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <PageTitle isShort title={t('reports.title')} lead={t('reports.lead')} />
      {error && !data ? (
        <ErrorState title={t('reports.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList
          list="messageReports"
          label={t('reports.title')}
          address={address}
          {...sortedBy(order, address)}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={({ id }) => String(id)}
          rowName={report => t('reports.read_title', { author: reportedName(report, nameOf) })}
          rowHref={({ id }) => address.hrefFor({ report: id })}
          columns={[
            {
              id: 'author',
              label: t('reports.author'),
              isSortable: true,
              isRowHeader: true,
              render: report => reportedName(report, nameOf),
            },
            {
              id: 'about',
              label: t('reports.about'),
              isSortable: true,
              render: report => t(`reports.about_${report.about}`),
            },
            {
              id: 'reason',
              label: t('report.reason'),
              isSortable: true,
              onPhone: 'below',
              render: ({ reason }) => <Badge>{t(`report.${reason}`)}</Badge>,
            },
            {
              id: 'reporter',
              label: t('reports.reporter'),
              isSortable: true,
              render: ({ reporter }) => nameOf(reporter),
            },
            {
              id: 'state',
              label: t('reports.state'),
              isSortable: true,
              onPhone: 'end',
              render: ({ settledAt }) =>
                settledAt ? (
                  t('reports.settled_on', { time: when.format(new Date(settledAt)) })
                ) : (
                  <Badge tone="talk">{t('reports.waits')}</Badge>
                ),
            },
            {
              id: 'createdAt',
              label: t('reports.reported'),
              isSortable: true,
              isNumeric: true,
              render: ({ createdAt }) => when.format(new Date(createdAt)),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={<EmptyState title={t('reports.empty')}>{t('reports.empty_text')}</EmptyState>}
        />
      )}
      <ReportedMessage
        id={Number(address.get('report')) || null}
        onClose={() => address.change({ report: '', page: String(address.page) })}
      />
    </>
  )
}
