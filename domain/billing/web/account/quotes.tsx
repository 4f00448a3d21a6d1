import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Account } from '../../contract/accounts.ts'
import styles from '../billing.module.css'
import { PaperRow } from '../paper/paper-row.tsx'
import { paperTones } from '../paper/paper-tones.ts'
import { useDay } from '../paper/use-day.ts'

/** What was offered, the newest first; and whether it would be offered otherwise today. */
export function Quotes({ account: { quotes, followed } }: { account: Account }) {
  const t = useWords('billing')
  const day = useDay()
  if (!quotes.length) return null
  const isOvertaken =
    followed && (followed.isAssignedOtherwise || followed.isPricedOtherwise || followed.isTaxedOtherwise)
  return (
    <section aria-label={t('account.quotes')}>
      <h3>{t('account.quotes')}</h3>
      {isOvertaken && (
        <p className={styles.small}>{t('account.quote_overtaken', { number: followed.number })}</p>
      )}
      <ul className={styles.lines}>
        {quotes.map(quote => (
          <PaperRow
            key={quote.id}
            kind="quote"
            paper={quote}
            note={t('account.quote_days', { on: day(quote.issuedOn), until: day(quote.validUntil) })}
            badge={<Badge tone={paperTones[quote.state]}>{t(`papers.state_${quote.state}`)}</Badge>}
          />
        ))}
      </ul>
    </section>
  )
}
