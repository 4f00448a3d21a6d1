import { Badge } from '#platform/web/ui/badge.tsx'
import { Table } from '#platform/web/ui/table.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { formatAmount } from '../../contract/amounts.ts'
import type { Paper } from '../../contract/papers.ts'
import styles from '../billing.module.css'
import { paperTones } from './paper-tones.ts'
import { PdfButton } from './pdf-button.tsx'
import { useDay } from './use-day.ts'

/** Quotes, invoices and credit notes, as whoever gets them looks for them. */
export function PaperTable({ papers, label }: { papers: readonly Paper[]; label: string }) {
  const t = useWords('billing')
  const locale = useLocale()
  const day = useDay()
  const kindOf = ({ kind, state }: Paper) => (state === 'credit' ? 'credit' : kind)
  const isAwaited = ({ state }: Paper) => state === 'offered' || state === 'due' || state === 'overdue'
  return (
    <Table
      label={label}
      rows={papers}
      rowId={paper => `${paper.kind}${paper.id}`}
      rowName={paper => paper.number}
      columns={[
        {
          id: 'number',
          label: t('papers.number'),
          isRowHeader: true,
          render: paper => (
            <span className={styles.firm}>
              <b>{paper.number}</b>
              <span className={styles.small}>{t(`papers.kind_${kindOf(paper)}`)}</span>
            </span>
          ),
        },
        {
          id: 'fair',
          label: t('papers.fair'),
          render: paper => (
            <span className={styles.firm}>
              {paper.fair}
              <span className={styles.small}>{t(`papers.side_${paper.side}`)}</span>
            </span>
          ),
        },
        { id: 'date', label: t('papers.date'), render: paper => day(paper.issuedOn) },
        {
          id: 'gross',
          label: t('papers.gross'),
          isNumeric: true,
          render: paper => formatAmount(paper.gross, paper.currency, locale),
        },
        {
          id: 'state',
          label: t('papers.state'),
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
    />
  )
}
