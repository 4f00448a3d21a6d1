import { Copy, Eye, Inbox, Lock, LockOpen, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { usePerson } from '#domain/identity/web/person.ts'
import { runners } from '#platform/contract/runners.ts'
import { DataList, type ListColumn } from '#platform/web/list/data-list.tsx'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import { isFor } from '#platform/web/screens/screen.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { takesApplications } from '../../../contract/job-state.ts'
import { jobLinks } from '../../../contract/links.ts'
import type { OwnJob } from '../../../contract/own-jobs.ts'
import { jobPaths } from '../../../contract/paths.ts'
import { offerKeepers } from '../keepers.ts'
import { useOfferActions } from '../use-offer-actions.ts'
import { useOfferWords } from '../use-offer-words.ts'
import { CloseDialog } from './close-dialog.tsx'
import { OfferTrash } from './offer-trash.tsx'
import { OfferStateBadge } from './state-badge.tsx'
import { useOwnViews } from './use-own-views.ts'

const rowId = (offer: OwnJob) => String(offer.id)

type Props = {
  page: { rows: readonly OwnJob[]; page: number; pageCount: number; total: number } | undefined
  isLoading: boolean
  address: ReturnType<typeof useListAddress>
  empty: ReactNode
}

/** Offers as rows: written, closed, copied; with what waits at each. */
export function OfferTable({ page, isLoading, address, empty }: Props) {
  const t = useWords('jobs')
  const href = useSalonHref()
  const { roles } = usePerson()
  const { copy, reopen, remove } = useOfferActions()
  const columns = useColumns(roles.some(role => runners.includes(role)))
  const [closed, close] = useState<OwnJob | null>(null)
  const mayKeep = isFor(offerKeepers, roles)
  const titleOf = (offer: OwnJob) => offer.title || t('offer.no_title')
  const order = address.get('order')
  const actions = (offer: OwnJob): MenuEntry[] => [
    ...(mayKeep
      ? [
          {
            id: 'edit',
            label: t('own_offers.edit'),
            icon: Pencil,
            href: href(jobPaths.jobsEdit, { id: offer.id }),
          },
        ]
      : []),
    { id: 'see', label: t('edit.see'), icon: Eye, href: href(jobPaths.jobsId, { id: offer.id }) },
    ...(offer.applications.all
      ? [
          {
            id: 'applications',
            label: t('own_offers.applications'),
            icon: Inbox,
            href: href(jobLinks.solicitationsOf, { id: offer.id }),
          },
        ]
      : []),
    ...(mayKeep
      ? [
          { id: 'copy', label: t('own_offers.copy'), icon: Copy, onAction: () => copy(offer) },
          ...(takesApplications(offer.state)
            ? [{ id: 'close', label: t('own_offers.close_it'), icon: Lock, onAction: () => close(offer) }]
            : []),
          ...(offer.closeReason
            ? [
                {
                  id: 'reopen',
                  label: t('own_offers.reopen'),
                  icon: LockOpen,
                  onAction: () => reopen(offer),
                },
              ]
            : []),
          {
            id: 'remove',
            label: t('own_offers.remove'),
            icon: Trash2,
            isDanger: true,
            onAction: () => remove(offer),
          },
        ]
      : []),
  ]
  return (
    <>
      <DataList
        {...useOwnViews()}
        label={t('own_offers.title')}
        address={address}
        isLoading={isLoading}
        rows={page?.rows ?? []}
        rowId={rowId}
        rowName={titleOf}
        rowHref={offer => href(mayKeep ? jobPaths.jobsEdit : jobPaths.jobsId, { id: offer.id })}
        {...sortedBy(order, address)}
        rowActions={actions}
        columns={columns}
        search={t('own_offers.search')}
        page={
          page && {
            current: page.page,
            total: page.pageCount,
            count: page.total ? t('offers.count', { count: page.total }) : undefined,
          }
        }
        empty={empty}
      />
      <CloseDialog offer={closed} onClose={() => close(null)} />
      {mayKeep && <OfferTrash />}
    </>
  )
}

/** Answers that are owed; those whose day has passed, where there are any. */
export function WaitingAnswers({ of: { waiting, overdue } }: { of: { waiting: number; overdue: number } }) {
  const t = useWords('jobs')
  if (overdue) return <Badge tone="err">{t('own_offers.overdue', { count: overdue })}</Badge>
  return waiting ? t('own_offers.waiting', { count: waiting }) : '–'
}

/** Whoever runs a fair sees whose each is. */
function useColumns(hasFirms: boolean): ListColumn<OwnJob>[] {
  const t = useWords('jobs')
  const { dayOf } = useOfferWords()
  return [
    {
      id: 'title',
      label: t('own_offers.offer'),
      isSortable: true,
      isRowHeader: true,
      width: hasFirms ? '30%' : '36%',
      render: offer => offer.title || t('offer.no_title'),
    },
    ...(hasFirms
      ? [
          {
            id: 'firm',
            label: t('own_offers.firm'),
            onPhone: 'below' as const,
            width: '20%',
            render: (offer: OwnJob) => offer.firm.name,
          },
        ]
      : []),
    {
      id: 'state',
      label: t('own_offers.state'),
      onPhone: 'end',
      render: offer => <OfferStateBadge state={offer.state} reason={offer.closeReason} />,
    },
    {
      id: 'unread',
      label: t('own_offers.unread'),
      isNumeric: true,
      render: ({ applications: { unread, all } }) =>
        unread ? <b>{t('own_offers.unread_of', { all, count: unread })}</b> : all || '–',
    },
    {
      id: 'waiting',
      label: t('own_offers.due'),
      onPhone: 'below',
      render: ({ applications }) => <WaitingAnswers of={applications} />,
    },
    {
      id: 'finalDate',
      label: t('own_offers.last_day'),
      isSortable: true,
      isNumeric: true,
      render: offer => (offer.finalDate ? dayOf(offer.finalDate) : '–'),
    },
  ]
}
