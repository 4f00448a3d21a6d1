import type { ReactNode } from 'react'
import { DataList, type ListColumn } from '#platform/web/list/data-list.tsx'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { FirmAnswers } from '../../../contract/fair-settings.ts'
import { useOfferWords } from '../use-offer-words.ts'
import { WaitingAnswers } from './offer-table.tsx'
import { useOwnViews } from './use-own-views.ts'

const rowId = ({ firm }: FirmAnswers) => String(firm.id)

type Props = {
  page: { rows: readonly FirmAnswers[]; page: number; pageCount: number; total: number } | undefined
  /** How many there are, in words. */
  lead: string | undefined
  isLoading: boolean
  address: ReturnType<typeof useListAddress>
  empty: ReactNode
}

/** Exhibitors as rows, each with how it answers; those with late answers first. A row leads to its offers. */
export function FirmAnswersTable({ page, lead, isLoading, address, empty }: Props) {
  const t = useWords('jobs')
  const { rateOf } = useOfferWords()
  const columns: ListColumn<FirmAnswers>[] = [
    {
      id: 'name',
      label: t('own_offers.firm'),
      isSortable: true,
      isRowHeader: true,
      width: '30%',
      render: ({ firm }) => firm.name,
    },
    { id: 'offers', label: t('own_offers.title'), isNumeric: true, render: ({ offers }) => offers || '–' },
    {
      id: 'applications',
      label: t('own_offers.unread'),
      isNumeric: true,
      render: ({ applications }) => applications || '–',
    },
    {
      id: 'waiting',
      label: t('own_offers.due'),
      onPhone: 'end',
      render: answers => <WaitingAnswers of={answers} />,
    },
    {
      id: 'rate',
      label: t('own_offers.rate'),
      onPhone: 'below',
      width: '30%',
      render: ({ due, inTime, medianDays }) => (due ? rateOf({ due, inTime, medianDays }) : '–'),
    },
  ]
  const order = address.get('order')
  return (
    <DataList
      {...useOwnViews()}
      label={t('own_offers.by_firm')}
      address={address}
      isLoading={isLoading}
      rows={page?.rows ?? []}
      rowId={rowId}
      rowName={({ firm }) => firm.name}
      rowHref={({ firm }) => `?${new URLSearchParams({ search: firm.name })}`}
      {...sortedBy(order, address)}
      columns={columns}
      search={t('own_offers.firm_search')}
      page={page && { current: page.page, total: page.pageCount, count: page.total ? lead : undefined }}
      empty={empty}
    />
  )
}
