import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Account } from '../../contract/accounts.ts'
import { formatAmount } from '../../contract/amounts.ts'
import styles from '../billing.module.css'
import { useTaxWords } from './tax-words.ts'

/** What an exhibitor has, with what is asked for it, and what an invoice made now would come to. */
export function AccountLines({ account }: { account: Account }) {
  const t = useWords('billing')
  const locale = useLocale()
  const taxWords = useTaxWords()
  const href = useSalonHref()
  const { lines, open, currency, vatNumber, siren, firm } = account
  const money = (amount: number) => formatAmount(amount, currency, locale)
  if (!lines.length) return <p className={styles.small}>{t('account.nothing')}</p>
  return (
    <section aria-label={t('account.lines')}>
      <h3>{t('account.lines')}</h3>
      <ul className={styles.lines}>
        {lines.map(line => (
          <li key={line.source}>
            <span>
              {line.quantity > 1 ? `${line.quantity} × ` : ''}
              {line.description}
            </span>
            <span className={styles.actions}>
              {line.invoiced >= line.quantity && <Badge tone="fair">{t('state.invoiced')}</Badge>}
              {line.unit === null ? <Badge tone="err">{t('prices.gap')}</Badge> : money(line.unit)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.open}>
        <span>{t('account.open', { net: money(open.net) })}</span>
        <span>{taxWords(account)}</span>
        <b>{t('account.open_gross', { gross: money(open.gross) })}</b>
      </p>
      <p className={styles.tax}>
        {vatNumber ? t('account.vat_number', { number: vatNumber }) : t('account.no_vat_number')}{' '}
        {!vatNumber && siren && `${t('account.siren', { number: siren })} `}
        <Link to={`${href(exhibitorPaths.exhibitorManage)}?firm=${firm.id}`}>
          {t(vatNumber ? 'account.change' : 'account.complete')}
        </Link>
      </p>
    </section>
  )
}
