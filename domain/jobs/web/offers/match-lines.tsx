import { Check, Minus } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedJob } from '../../contract/job-calls.ts'
import styles from './match.module.css'
import { useMatchWords } from './use-match-words.ts'

type Lines = NonNullable<ComputedJob['match']>['lines']

const order = ['fits', 'partly', 'misses', 'not_said'] as const

/** Why an offer fits or not, line by line, with what each counts: what is met first. */
export function MatchLines({ lines }: { lines: Lines }) {
  const t = useWords('jobs')
  const words = useMatchWords()
  const saidOf = (line: Lines[number]) => {
    const had = words.hadOf(line)
    if (had) return t('offers.match_you', { values: had })
    return line.verdict === 'fits' ? null : (words.lacks(line) ?? t(`offers.verdict_${line.verdict}`))
  }
  const unseenOf = (line: Lines[number]) => {
    if (line.verdict === 'fits' || line.verdict === 'partly') return t(`offers.verdict_${line.verdict}`)
    return words.hadOf(line) ? t('offers.verdict_else') : null
  }
  return (
    <ul className={styles.lines}>
      {order.flatMap(verdict =>
        lines
          .filter(line => line.verdict === verdict)
          .map(line => (
            <li key={line.field} data-verdict={verdict}>
              <Icon of={verdict === 'fits' ? Check : Minus} size="small" />
              <span>
                <b>{words.asked(line)}</b> <span className="visually-hidden">{unseenOf(line)}</span>{' '}
                <span className={styles.weight}>{words.weight(line)}</span>
                {saidOf(line) && <small>{saidOf(line)}</small>}
              </span>
            </li>
          )),
      )}
    </ul>
  )
}
