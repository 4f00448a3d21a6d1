import { Check, Minus } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MatchPoints } from '../../../contract/match-points.ts'
import { useMatchWords } from '../../offers/use-match-words.ts'
import styles from './desk.module.css'

/** How much of what the offer asks for was sent, line by line; what is not met comes last, and is no fault. */
export function SentMatch({ match: { fits, asked, lines } }: { match: MatchPoints }) {
  const t = useWords('jobs')
  const words = useMatchWords()
  const sorted = [
    ...lines.filter(({ verdict }) => verdict === 'fits'),
    ...lines.filter(({ verdict }) => verdict !== 'fits'),
  ]
  return (
    <section>
      <h3>{t('offers.fits', { fits, asked })}</h3>
      <ul className={styles.match}>
        {sorted.map(line => (
          <li key={line.field} data-verdict={line.verdict}>
            <Icon of={line.verdict === 'fits' ? Check : Minus} size="small" />
            <span>
              {words.asked(line)}{' '}
              {line.verdict !== 'fits' && (
                <small>{words.lacks(line) ?? t(`recruiting.verdict_${line.verdict}`)}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
