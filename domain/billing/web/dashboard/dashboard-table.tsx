import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { DataList } from '#platform/web/list/data-list.tsx'
import { sortedBy } from '#platform/web/list/order-in-address.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { AccountRow, dashboard } from '../../contract/accounts.ts'
import { formatAmount, formatRoughly } from '../../contract/amounts.ts'
import { type Side, states } from '../../contract/sides.ts'
import styles from '../billing.module.css'
import { StateBadge } from '../state-badge.tsx'

type Props = {
  list: string
  side: Side
  data: ResponseOf<typeof dashboard>
  address: ReturnType<typeof useListAddress>
}

/** An exhibitor a row, and below what they come to together. */
export function DashboardTable({ list, side, data, address }: Props) {
  const t = useWords('billing')
  const locale = useLocale()
  const { rows, total, currency } = data
  const money = (amount: number) => formatAmount(amount, currency, locale)
  const number = new Intl.NumberFormat(locale)
  const all = states.reduce((sum, one) => sum + (data.states[one]?.count ?? 0), 0)
  const order = address.get('order') || 'firm'
  const isNarrowed = Boolean(address.get('state') || address.get('search'))
  return (
    <>
      <DataList
        list={list}
        address={address}
        search={t('dashboard.search')}
        views={[
          { id: 'all', label: t('dashboard.all'), query: '', count: all },
          ...states.map(id => ({
            id,
            label: t(`state.${id}`),
            query: `state=${id}`,
            count: data.states[id]?.count ?? 0,
            sum: formatRoughly(data.states[id]?.gross ?? 0, currency, locale),
          })),
        ]}
        label={t(`dashboard.title_${side}`)}
        rows={rows}
        rowId={row => String(row.firm.id)}
        rowName={row => row.firm.name}
        {...sortedBy(order, address)}
        page={{
          current: data.page,
          total: data.pageCount,
          count: t('dashboard.exhibitors', { count: total.count }),
        }}
        rowHref={row => address.hrefFor({ firm: row.firm.id })}
        columns={[
          {
            id: 'firm',
            label: t('dashboard.exhibitor'),
            isRowHeader: true,
            isSortable: true,
            width: '30%',
            render: row => (
              <span className={styles.named}>
                <b>{row.firm.name}</b>
                {row.invoices.length > 0 && <span className={styles.small}>{row.invoices.join(', ')}</span>}
              </span>
            ),
          },
          {
            id: 'pieces',
            label: t('dashboard.pieces'),
            isNumeric: true,
            isSortable: true,
            render: row => number.format(row.pieces),
          },
          {
            id: 'net',
            label: t('dashboard.net'),
            isNumeric: true,
            isSortable: true,
            render: row => money(row.net),
          },
          {
            id: 'vat',
            label: t('dashboard.vat'),
            isNumeric: true,
            isSortable: true,
            render: row => money(row.vat),
          },
          {
            id: 'gross',
            label: t('dashboard.gross'),
            isNumeric: true,
            isSortable: true,
            onPhone: 'end',
            render: row => money(row.gross),
          },
          {
            id: 'state',
            label: t('dashboard.state'),
            isSortable: true,
            onPhone: 'below',
            render: row => <States row={row} />,
          },
        ]}
        empty={
          isNarrowed ? (
            <EmptyState
              isPlain
              title={t('dashboard.none_found')}
              action={
                <Button onPress={() => address.change({ state: '', search: '' })}>
                  {t('dashboard.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState isPlain title={t(`dashboard.none_${side}`)}>
              {t(`dashboard.none_${side}_text`)}
            </EmptyState>
          )
        }
      />
      {rows.length > 0 && (
        <p className={styles.total}>
          <b>{t('dashboard.total', { count: total.count })}</b>
          <span>{t('dashboard.total_net', { amount: money(total.net) })}</span>
          <span>{t('dashboard.total_vat', { amount: money(total.vat) })}</span>
          <b>{t('dashboard.total_gross', { amount: money(total.gross) })}</b>
        </p>
      )}
    </>
  )
}

function States({ row }: { row: AccountRow }) {
  const t = useWords('billing')
  return (
    <span className={styles.actions}>
      <StateBadge state={row.state} />
      {row.invoices.length > 0 && row.open > 0 && <Badge>{t('dashboard.more_open')}</Badge>}
      {row.gaps > 0 && <Badge tone="err">{t('prices.gap')}</Badge>}
    </span>
  )
}
