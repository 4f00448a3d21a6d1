import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Eye, Plus, Settings2 } from 'lucide-react'
import { hrefOf } from '#platform/contract/href.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { useSessionState } from '#platform/web/session/session-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { defaultFairs } from '../../contract/public-fair.ts'
import { fairStatus, fairStatusIds } from '../../contract/statuses.ts'
import { useSalonHref } from '../fair-context.tsx'
import { TrashList } from '../trash/trash-list.tsx'
import { useFairYear } from '../year/use-fair-year.tsx'
import styles from './fair-list.module.css'

/** Instead of a status in the address. */
const archived = 'archived'

/** All fairs, with what search, order and page the address says. */
export default function FairListPage() {
  const t = useWords('fairs')
  const api = useApi()
  const locale = useLocale()
  const href = useSalonHref()
  const { user } = useSessionState<{ roles: string[] }>()
  const mayCreate = user?.roles.includes('ROLE_SUPER_ADMIN')
  const year = useFairYear()
  const address = useListAddress()
  const [column = 'startDate', direction = 'desc'] = (address.get('order') || 'startDate.desc').split('.')
  const search = address.get('search')
  const status = address.get('status')
  const isArchive = status === archived
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, fairs, {
      page: address.page,
      search,
      status: isArchive ? '' : status,
      isArchived: isArchive,
      [`order[${column}]`]: direction,
    }),
    placeholderData: keepPreviousData,
  })
  const isDouble = (name: string | undefined) =>
    (data?.rows.filter(fair => fair.name?.toLowerCase() === name?.toLowerCase()).length ?? 0) > 1
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' })
  return (
    <>
      <PageTitle
        isShort
        title={t('list.title')}
        lead={data?.total ? t('list.count', { count: data.total }) : undefined}
        actions={
          mayCreate && (
            <ButtonLink size="small" icon={Plus} href={href(fairPaths.fairCreate)}>
              {t('create.title')}
            </ButtonLink>
          )
        }
      />
      {error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList
          list="fairList"
          label={t('list.title')}
          address={address}
          search={t('list.search')}
          views={[
            { id: 'all', label: t('list.every_status'), query: '' },
            ...fairStatusIds.map(id => ({
              id: String(id),
              label: t(`settings.status_${id}`),
              query: `status=${id}`,
            })),
            { id: archived, label: t('list.archived'), query: `status=${archived}` },
          ]}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={fair => String(fair.id)}
          rowName={fair => fair.name ?? fair.homepage}
          rowHref={fair => hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage)}
          sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={sort =>
            address.change({ order: `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}` })
          }
          rowActions={fair => [
            {
              id: 'edit',
              label: t('list.edit'),
              icon: Settings2,
              href: hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage),
            },
            { id: 'visit', label: t('list.visit'), icon: Eye, href: `/${fair.homepage}` },
            {
              id: 'figures',
              label: t('settings.section_statistics'),
              icon: ChartNoAxesColumn,
              href: hrefOf(fairPaths.fairStats, { id: fair.id }, fair.homepage),
            },
            ...year.entries(fair),
          ]}
          columns={[
            {
              id: 'name',
              label: t('settings.name'),
              isSortable: true,
              isRowHeader: true,
              width: '34%',
              render: fair => (
                <span className={styles.name}>
                  <b>{fair.name}</b>
                  {isDouble(fair.name) && <Badge tone="err">{t('list.same_name')}</Badge>}
                </span>
              ),
            },
            {
              id: 'homepage',
              label: t('settings.homepage'),
              isSortable: true,
              onPhone: 'below',
              width: '24%',
              render: fair => `/${fair.homepage}`,
            },
            {
              id: 'status',
              label: t('settings.status'),
              onPhone: 'end',
              render: fair => (
                <Badge tone={fair.status.id === fairStatus.open ? 'ok' : 'neutral'}>{fair.status.name}</Badge>
              ),
            },
            {
              id: 'startDate',
              label: t('settings.startDate'),
              isSortable: true,
              render: fair => (fair.startDate ? day.format(new Date(fair.startDate)) : '–'),
            },
            {
              id: 'userCount',
              label: t('list.users'),
              isNumeric: true,
              render: fair => new Intl.NumberFormat(locale).format(fair.userCount),
            },
          ]}
          page={data && { current: data.page, total: data.pageCount }}
          empty={
            <EmptyState
              isPlain
              title={t('list.none')}
              action={
                mayCreate && <ButtonLink href={href(fairPaths.fairCreate)}>{t('create.title')}</ButtonLink>
              }
            >
              {t('list.none_text')}
            </EmptyState>
          }
        />
      )}
      <TrashList kind="fair" shownBy={[fairs, defaultFairs]} />
      {year.dialog}
    </>
  )
}
