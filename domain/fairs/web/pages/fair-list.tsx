import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye, Plus, Settings2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { hrefOf } from '#platform/contract/href.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Pagination } from '#platform/web/ui/pagination.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { SearchField, Toolbar } from '#platform/web/ui/toolbar.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { useSalonHref } from '../fair-context.tsx'

/** All fairs, with what search, order and page the address says. */
export default function FairListPage() {
  const t = useWords('fairs')
  const api = useApi()
  const locale = useLocale()
  const href = useSalonHref()
  const [search, setSearch] = useSearchParams()
  const page = Number(search.get('page')) || 1
  const [column = 'startDate', direction = 'desc'] = (search.get('order') ?? 'startDate.desc').split('.')
  const text = search.get('search') ?? ''
  const { data, error, refetch, isPending } = useQuery({
    ...listQuery(api, fairs, { page, search: text, [`order[${column}]`]: direction }),
    placeholderData: keepPreviousData,
  })
  const change = (values: Record<string, string>) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [key, value] of Object.entries(values)) value ? next.set(key, value) : next.delete(key)
        return next
      },
      { replace: true },
    )
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <>
      <PageTitle
        title={t('list.title')}
        lead={t('list.count', { count: data?.total ?? 0 })}
        actions={
          <ButtonLink icon={Plus} href={href(fairPaths.fairCreate)}>
            {t('create.title')}
          </ButtonLink>
        }
      />
      <Toolbar label={t('list.tools')}>
        <SearchField
          label={t('list.search')}
          defaultValue={text}
          onSubmit={value => change({ search: value, page: '' })}
        />
      </Toolbar>
      {error ? (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Table
          label={t('list.title')}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={fair => String(fair.id)}
          rowName={fair => fair.name ?? fair.homepage}
          rowHref={fair => hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage)}
          sort={{ column, direction: direction === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={sort =>
            change({ order: `${sort.column}.${sort.direction === 'ascending' ? 'asc' : 'desc'}` })
          }
          actions={fair => [
            {
              id: 'edit',
              label: t('list.edit'),
              icon: Settings2,
              href: hrefOf(fairPaths.fairEdit, { id: fair.id }, fair.homepage),
            },
            { id: 'visit', label: t('list.visit'), icon: Eye, href: `/${fair.homepage}` },
          ]}
          columns={[
            {
              id: 'name',
              label: t('settings.name'),
              isSortable: true,
              isRowHeader: true,
              render: fair => <b>{fair.name}</b>,
            },
            {
              id: 'homepage',
              label: t('settings.homepage'),
              isSortable: true,
              render: fair => `/${fair.homepage}`,
            },
            {
              id: 'status',
              label: t('settings.status'),
              render: fair => (
                <Badge tone={fair.status.id === 2 ? 'ok' : 'neutral'}>{fair.status.name}</Badge>
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
          empty={
            <EmptyState
              isPlain
              title={t('list.none')}
              action={<ButtonLink href={href(fairPaths.fairCreate)}>{t('create.title')}</ButtonLink>}
            >
              {t('list.none_text')}
            </EmptyState>
          }
        />
      )}
      {data && data.pageCount > 1 && (
        <Pagination
          current={data.page}
          total={data.pageCount}
          hrefFor={to => `?${new URLSearchParams({ ...Object.fromEntries(search), page: String(to) })}`}
        />
      )}
    </>
  )
}
