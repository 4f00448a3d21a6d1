import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCurrentFair } from '#domain/fairs/web/fair-context.tsx'
import { keysOf } from '#platform/contract/record.ts'
import { pageQuery, useApi } from '#platform/web/api/api-context.tsx'
import { DataList } from '#platform/web/list/data-list.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { useWords } from '#platform/web/words/words.ts'
import {
  type FirmFigure,
  firmFigureNames,
  firmFigures,
  listStatistics,
  type StatRow,
  statSorts,
} from '../../contract/figures.ts'
import { FairTabs } from './fair-tabs.tsx'
import styles from './figures.module.css'
import { FiguresExport } from './figures-export.tsx'
import { HallModels } from './hall-models.tsx'
import { Meanings, visitMeanings } from './meanings.tsx'
import { dayIn, daysOf, daysText, periodOf } from './period.ts'
import { PeriodBar } from './period-bar.tsx'
import { useSay } from './say.ts'

type CountedColumn = 'visitors' | 'newcomers' | 'views' | 'medianSeconds' | 'downloads'

type Props = {
  screen: 'fairStatsStands' | 'fairStatsExhibitors'
  of: 'stands' | 'firms'
  fair: number
  hrefOf?: (row: StatRow, days: string) => string
}

type Shown = { as: 'count' | 'stay' | 'minutes' | 'share'; isChosenLater?: boolean }

/** What stands in the list of booths, and of exhibitors with what other domains tell of them. */
const columnsOf: Record<Props['of'], Partial<Record<FirmFigure | CountedColumn, Shown>>> = {
  stands: {
    visitors: { as: 'count' },
    newcomers: { as: 'count' },
    views: { as: 'count' },
    medianSeconds: { as: 'stay' },
    downloads: { as: 'count' },
  },
  firms: {
    visitors: { as: 'count' },
    newcomers: { as: 'count', isChosenLater: true },
    views: { as: 'count', isChosenLater: true },
    medianSeconds: { as: 'stay' },
    downloads: { as: 'count' },
    conversations: { as: firmFigures.conversations },
    leads: { as: firmFigures.leads },
    replyMinutes: { as: firmFigures.replyMinutes },
    answeredShare: { as: firmFigures.answeredShare },
    applications: { as: firmFigures.applications, isChosenLater: true },
    answeredInTime: { as: firmFigures.answeredInTime, isChosenLater: true },
  },
}

/** Each booth or exhibitor of a fair with its figures, as a list to sort, search and take along. */
export function RowsPage({ screen, of, fair, hrefOf }: Props) {
  const t = useWords('statistics')
  const say = useSay()
  const { timeZone } = useCurrentFair()
  const address = useListAddress()
  const today = dayIn(timeZone, new Date())
  const period = periodOf(address.get, today)
  const sort =
    [...statSorts, ...firmFigureNames].find(one => one === address.get('sort')) ??
    (of === 'firms' ? 'visitors' : 'views')
  const order = address.get('order') === 'asc' ? 'asc' : 'desc'
  const asked = {
    resourceType: 'fairs',
    resourceId: fair,
    of,
    sort,
    order,
    search: address.get('search') || undefined,
    ...daysOf(period),
  }
  const { data, error, refetch, isPending } = useQuery({
    ...pageQuery(useApi(), listStatistics, { query: { ...asked, page: address.page, itemsPerPage: 50 } }),
    placeholderData: keepPreviousData,
  })
  const shown = columnsOf[of]
  const rows = data?.rows ?? []
  // What the fair does not use is no column.
  const isTold = (id: keyof typeof shown) =>
    !firmFigureNames.some(name => name === id) || rows.some(row => row[id] !== undefined)
  const cell = (row: StatRow, id: keyof typeof shown) => {
    const value = row[id] ?? null
    const as = shown[id]?.as
    if (as === 'stay') return say.stay(value)
    if (as === 'minutes') return say.stay(value === null ? null : value * 60)
    if (as === 'share') return value === null ? '–' : say.percent(value)
    return say.count(value)
  }
  const days = new URLSearchParams(
    ['period', 'from', 'to'].flatMap(name => (address.get(name) ? [[name, address.get(name)]] : [])),
  )
  return (
    <div className={styles.page}>
      <PageTitle isShort title={t(`rows.${of}`)} actions={<FiguresExport asked={asked} name={of} />} />
      <FairTabs current={screen} fair={fair} />
      <PeriodBar period={period} address={address} today={today} days={daysText(period, say.locale)} />
      <HallModels fair={fair} period={period} />
      {error && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <DataList<StatRow>
          list={screen}
          label={t(`rows.${of}`)}
          address={address}
          search={t('rows.search')}
          isLoading={isPending}
          rows={rows}
          rowId={row => String(row.id)}
          rowName={row => row.name}
          {...(hrefOf && { rowHref: row => hrefOf(row, days.size ? `?${days}` : '') })}
          sort={{ column: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
          onSortChange={next =>
            address.change({ sort: next.column, order: next.direction === 'ascending' ? 'asc' : 'desc' })
          }
          columns={[
            {
              id: 'name',
              label: t('column.name'),
              isSortable: true,
              isRowHeader: true,
              width: of === 'firms' ? '24%' : '34%',
              render: row => (
                <span className={styles.named}>
                  <b>{row.name}</b>
                  {row.label && <small>{row.label}</small>}
                </span>
              ),
            },
            ...keysOf(shown)
              .filter(isTold)
              .map(id => ({
                id,
                label: t(`total.${id}`),
                isSortable: true,
                isNumeric: true,
                isChosenLater: shown[id]?.isChosenLater ?? false,
                ...(id === 'visitors' && { onPhone: 'end' as const }),
                render: (row: StatRow) => cell(row, id),
              })),
          ]}
          page={{ current: address.page, total: data?.pageCount ?? 1 }}
          empty={
            <EmptyState isPlain title={t(asked.search ? 'rows.none_found' : 'rows.none')}>
              {t(asked.search ? 'rows.none_found_text' : 'rows.none_text')}
            </EmptyState>
          }
        />
      )}
      <Disclosure title={t('measured.how')}>
        <Meanings kinds={[...visitMeanings, ...firmFigureNames.filter(isTold)]} />
      </Disclosure>
    </div>
  )
}
