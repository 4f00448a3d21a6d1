import { Check, Minus } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ComputedJob } from '../../contract/job-calls.ts'
import styles from './match.module.css'
import { useMatchWords } from './use-match-words.ts'

type Lines = NonNullable<ComputedJob['match']>['lines']

const order = ['fits', 'partly', 'misses', 'not_said'] as const

/** Why an offer fits or not, line by line: what is met first. */
export function MatchLines({ lines }: { lines: Lines }) {
  const t = useWords('jobs')
  const words = useMatchWords()
  return (
    <ul className={styles.lines}>
      {order.flatMap(verdict =>
        lines
          .filter(line => line.verdict === verdict)
          .map(line => (
            <li key={line.field} data-verdict={verdict}>
              <Icon of={verdict === 'fits' || verdict === 'partly' ? Check : Minus} size="small" />
              <span>
                <b>{words.asked(line)}</b>{' '}
                <small className={verdict === 'fits' ? 'visually-hidden' : undefined}>
                  {words.lacks(line) ?? t(`offers.verdict_${verdict}`)}
                </small>
              </span>
            </li>
          )),
      )}
    </ul>
  )
}
