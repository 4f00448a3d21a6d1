import { DataList } from '#platform/web/list/data-list.tsx'
import { orderIn, sortedBy } from '#platform/web/list/order-in-address.ts'
import type { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { formatAmount } from '../../contract/amounts.ts'
import { type Paper, paperOrders } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { paperTones } from './paper-tones.ts'
import { PdfButton } from './pdf-button.tsx'
import { useDay } from './use-day.ts'

type Props = { papers: readonly Paper[]; address: ReturnType<typeof useListAddress> }

/** How they are ordered as the address says it. */
export const paperOrderIn = (address: Props['address']) => orderIn(address, paperOrders, '-date')

/** Quotes, invoices and credit notes, as whoever gets them looks for them. */
export function PaperTable({ papers, address }: Props) {
  const t = useWords('billing')
  const locale = useLocale()
  const day = useDay()
  const kindOf = ({ kind, state }: Paper) => (state === 'credit' ? 'credit' : kind)
  const isAwaited = ({ state }: Paper) => state === 'offered' || state === 'due' || state === 'overdue'
  return (
    <DataList
      list="firmBilling"
      label={t('papers.title')}
      address={address}
      rows={papers}
      {...sortedBy(paperOrderIn(address), address)}
      rowId={paper => `${paper.kind}${paper.id}`}
      rowName={paper => paper.number}
      columns={[
        {
          id: 'number',
          label: t('papers.number'),
          isRowHeader: true,
          isSortable: true,
          render: paper => (
            <span className={styles.named}>
              <b>{paper.number}</b>
              <span className={styles.small}>{t(`papers.kind_${kindOf(paper)}`)}</span>
            </span>
          ),
        },
        {
          id: 'fair',
          label: t('papers.fair'),
          isSortable: true,
          onPhone: 'below',
          render: paper => (
            <span className={styles.named}>
              {paper.fair}
              <span className={styles.small}>{t(`papers.side_${paper.side}`)}</span>
            </span>
          ),
        },
        { id: 'date', label: t('papers.date'), isSortable: true, render: paper => day(paper.issuedOn) },
        {
          id: 'gross',
          label: t('papers.gross'),
          isNumeric: true,
          isSortable: true,
          render: paper => formatAmount(paper.gross, paper.currency, locale),
        },
        {
          id: 'state',
          label: t('papers.state'),
          isSortable: true,
          onPhone: 'end',
          render: paper => (
            <span className={styles.actions}>
              <Badge tone={paperTones[paper.state]}>{t(`papers.state_${paper.state}`)}</Badge>
              {isAwaited(paper) && paper.until && (
                <span className={styles.small}>{t('papers.until', { day: day(paper.until) })}</span>
              )}
            </span>
          ),
        },
        { id: 'file', label: t('papers.file'), render: paper => <PdfButton {...paper} /> },
      ]}
      empty={<EmptyState title={t('papers.none')}>{t('papers.none_text')}</EmptyState>}
    />
  )
}
