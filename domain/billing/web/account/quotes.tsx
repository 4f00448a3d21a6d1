import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Account } from '../../contract/accounts.ts'
import styles from '../billing.module.css'
import { PaperRow } from '../paper/paper-row.tsx'
import { useDay } from '../paper/use-day.ts'

/** What was offered, the newest first; and whether it would be offered otherwise today. */
export function Quotes({ account: { quotes, open, currency, invoices } }: { account: Account }) {
  const t = useWords('billing')
  const day = useDay()
  const [last] = quotes
  if (!last) return null
  const isOvertaken = !invoices.length && (last.gross !== open.gross || last.currency !== currency)
  return (
    <section aria-label={t('account.quotes')}>
      <h3>{t('account.quotes')}</h3>
      {isOvertaken && <p className={styles.small}>{t('account.quote_overtaken', { number: last.number })}</p>}
      <ul className={styles.lines}>
        {quotes.map(quote => (
          <PaperRow
            key={quote.id}
            kind="quote"
            paper={quote}
            note={t('account.quote_days', { on: day(quote.issuedOn), until: day(quote.validUntil) })}
            badge={quote.isReplaced && <Badge>{t('papers.state_replaced')}</Badge>}
          />
        ))}
      </ul>
    </section>
  )
}
