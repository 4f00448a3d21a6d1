import { Check, Minus } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MatchPoints } from '../../../contract/match-points.ts'
import styles from './desk.module.css'

/** How much of what the offer asks for was sent, line by line; what is not met comes last, and is no fault. */
export function SentMatch({ match: { fits, asked, lines } }: { match: MatchPoints }) {
  const t = useWords('jobs')
  const sorted = [
    ...lines.filter(({ verdict }) => verdict === 'fits'),
    ...lines.filter(({ verdict }) => verdict !== 'fits'),
  ]
  return (
    <section>
      <h3>{t('offers.fits', { fits, asked })}</h3>
      <ul className={styles.match}>
        {sorted.map(({ field, verdict }) => (
          <li key={field} data-verdict={verdict}>
            <Icon of={verdict === 'fits' ? Check : Minus} size="small" />
            <span>
              {verdict === 'fits'
                ? t(`recruiting.field_${field}`)
                : t(`recruiting.verdict_${verdict}`, { what: t(`recruiting.field_${field}`) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
