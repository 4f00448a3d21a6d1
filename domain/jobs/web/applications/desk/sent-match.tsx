import { Check, Minus } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MatchPoints } from '../../../contract/match-points.ts'
import { useMatchWords } from '../../offers/use-match-words.ts'
import styles from './desk.module.css'

/** How much of what the offer asks for was sent, line by line, with what each counts; what is not met comes last, and is no fault. */
export function SentMatch({ match: { fits, asked, lines } }: { match: MatchPoints }) {
  const t = useWords('jobs')
  const words = useMatchWords()
  const sorted = [
    ...lines.filter(({ verdict }) => verdict === 'fits'),
    ...lines.filter(({ verdict }) => verdict !== 'fits'),
  ]
  const saidOf = (line: (typeof lines)[number]) => {
    const had = words.hadOf(line)
    if (had) return t('recruiting.match_sent', { values: had })
    return line.verdict === 'fits' ? null : (words.lacks(line) ?? t(`recruiting.verdict_${line.verdict}`))
  }
  return (
    <section>
      <h3>{t('offers.fits', { fits, asked })}</h3>
      <ul className={styles.match}>
        {sorted.map(line => (
          <li key={line.field} data-verdict={line.verdict}>
            <Icon of={line.verdict === 'fits' ? Check : Minus} size="small" />
            <span>
              {words.asked(line)} <span className={styles.weight}>{words.weight(line)}</span>
              {saidOf(line) && <small>{saidOf(line)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
