import { useLocale, useWords } from '#platform/web/words/words.ts'
import { formatAmount } from '../../contract/amounts.ts'
import type { FollowedQuote, QuotedLine } from '../../contract/quotes.ts'
import styles from '../billing.module.css'

type QuotedItem = QuotedLine['quoted']

const same = (one: QuotedItem, other: QuotedItem) =>
  one?.description === other?.description && one?.quantity === other?.quantity && one?.net === other?.net

/** Line by line what is not today as it was offered. `currency`: in which one is billed today. */
export function Differences({ quote, currency }: { quote: FollowedQuote; currency: string }) {
  const t = useWords('billing')
  const locale = useLocale()
  const lines = quote.lines.filter(line => quote.currency !== currency || !same(line.quoted, line.today))
  if (!lines.length) return null
  const cell = (asked: QuotedItem, money: string) => {
    if (!asked) return t('follow.absent')
    if (asked.net === null) return t('prices.gap')
    const net = formatAmount(asked.net, money, locale)
    return asked.quantity === 1 ? net : `${asked.quantity} × · ${net}`
  }
  return (
    <table className={styles.differences}>
      <caption>{t('follow.differences')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('follow.line')}</th>
          <th scope="col">{t('papers.kind_quote')}</th>
          <th scope="col">{t('follow.today')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ source, quoted, today }) => (
          <tr key={source}>
            <th scope="row">
              {(quoted ?? today)?.description}
              {quoted && today && quoted.description !== today.description && (
                <span className={styles.small}>{t('follow.now', { name: today.description })}</span>
              )}
            </th>
            <td>{cell(quoted, quote.currency)}</td>
            <td>{cell(today, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
