import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { FairDates } from '#domain/fairs/web/fair-dates.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { fairStyle } from '#platform/web/styles/fair-hue.ts'
import { useWords } from '#platform/web/words/words.ts'
import styles from './fair-cards.module.css'

/** The fairs as cards, each with its door: light falls out of those that are open. */
export function FairCards({ fairs }: { fairs: PublicFair[] }) {
  const t = useWords('visit')
  return (
    <ul className={styles.cards} aria-label={t('fairs.list')}>
      {fairs.map(fair => (
        <li key={fair.id}>
          <Link
            className={styles.card}
            to={hrefOf(visitPaths.fairHome, {}, fair.homepage)}
            data-fair=""
            style={fairStyle(fair.hue)}
          >
            <FairDates fair={fair} />
            <span className={styles.side}>
              <span className={styles.words}>
                <b className={styles.name}>{fair.name}</b>
                {fair.tagline && <span className={styles.tagline}>{fair.tagline}</span>}
                <span className={styles.counts}>
                  {t('home.exhibitors', { count: fair.firmCount })} ·{' '}
                  {t('scenes:scene.halls', { count: fair.hallCount })}
                </span>
              </span>
              <FairDoor
                letter={fair.name.slice(0, 1).toUpperCase()}
                isOpen={fair.status.id === fairStatus.open}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function FairDoor({ letter, isOpen }: { letter: string; isOpen: boolean }) {
  return (
    <svg className={styles.door} data-open={isOpen || undefined} viewBox="0 0 150 180" aria-hidden="true">
      <path d="M0 180V75a75 75 0 0 1 150 0v105Z" />
      <path className={styles.light} d="M18 180V75a57 57 0 0 1 114 0v105Z" />
      <path className={styles.floor} d="M18 152h114v28H18Z" />
      <text x="75" y="126" textAnchor="middle" fontSize="88">
        {letter}
      </text>
    </svg>
  )
}
