import { useQuery } from '@tanstack/react-query'
import { hrefOf } from '#platform/contract/href.ts'
import { dateLocale } from '#platform/contract/locale.ts'
import { listQuery, useApi } from '#platform/web/api/api-context.tsx'
import { useScreen } from '#platform/web/screens/use-screen.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { fairs } from '../../contract/fair.ts'
import { fairPaths } from '../../contract/paths.ts'
import { fairStatus } from '../../contract/statuses.ts'
import { useSalonHref } from '../fair-context.tsx'
import styles from './fairs-overview.module.css'
import { Part } from './part.tsx'

/** The fairs of those above organizers, the next one first; each leads to its own dashboard. */
export function FairsOverview() {
  const t = useWords('fairs')
  const api = useApi()
  const href = useSalonHref()
  const screen = useScreen()
  const locale = useLocale()
  const { data, isPending } = useQuery(listQuery(api, fairs, { 'order[startDate]': 'desc', itemsPerPage: 6 }))
  const day = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'medium' })
  const number = new Intl.NumberFormat(locale)
  if (data && data.total < 2) return null
  return (
    <div className={styles.fairs}>
      <Part
        title={t('dashboard.fairs')}
        aside={t('dashboard.see_all', { count: data?.total ?? 0 })}
        href={href(fairPaths.fairList)}
      >
        <Table
          label={t('dashboard.fairs')}
          isLoading={isPending}
          rows={data?.rows ?? []}
          rowId={fair => String(fair.id)}
          rowName={fair => fair.name ?? fair.homepage}
          rowHref={fair => hrefOf(screen?.path ?? '/', {}, fair.homepage)}
          columns={[
            {
              id: 'name',
              label: t('dashboard.fair'),
              isRowHeader: true,
              render: fair => fair.name ?? fair.homepage,
            },
            {
              id: 'status',
              label: t('dashboard.fair_status'),
              render: fair => (
                <Badge tone={fair.status.id === fairStatus.open ? 'ok' : 'neutral'}>{fair.status.name}</Badge>
              ),
            },
            {
              id: 'start',
              label: t('dashboard.fair_start'),
              render: fair => (fair.startDate ? day.format(new Date(fair.startDate)) : '–'),
            },
            {
              id: 'people',
              label: t('dashboard.fair_people'),
              isNumeric: true,
              render: fair => number.format(fair.userCount),
            },
          ]}
        />
      </Part>
    </div>
  )
}
