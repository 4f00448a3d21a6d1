import { Link } from 'react-router'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { FairDates } from '#domain/fairs/web/fair-dates.tsx'
import { hrefOf } from '#platform/contract/href.ts'
import { fairStyle } from '#platform/web/styles/fair-hue.ts'
import { useWords } from '#platform/web/words/words.ts'
import { visitPaths } from '../contract/paths.ts'
import styles from './fair-cards.module.css'

/** The platform's own home: the fairs one may enter, the open ones first. */
export function FairCards({ fairs }: { fairs: PublicFair[] }) {
  const t = useWords('visit')
  const rank = (fair: PublicFair) => [2, 1, 3, 4].indexOf(fair.status.id)
  const sorted = [...fairs].sort((a, b) => rank(a) - rank(b))
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('fairs.title')}</h1>
        <p className={styles.lead}>{t('fairs.lead')}</p>
      </header>
      <ul className={styles.cards}>
        {sorted.map(fair => (
          <li key={fair.id}>
            <Link
              className={styles.card}
              to={hrefOf(visitPaths.fairHome, {}, fair.homepage)}
              data-fair=""
              style={fairStyle(fair.hue)}
            >
              <svg
                className={styles.arch}
                viewBox="0 0 300 120"
                preserveAspectRatio="xMidYMax slice"
                aria-hidden="true"
              >
                {[0, 1, 2, 3].map(bay => (
                  <path
                    key={bay}
                    d={`M${8 + bay * 74} 130V80a32 32 0 0 1 64 0v50M${40 + bay * 74} 48v82M${8 + bay * 74} 80h64M${8 + bay * 74} 102h64`}
                  />
                ))}
              </svg>
              <FairDates fair={fair} />
              <b className={styles.name}>{fair.name}</b>
              {fair.tagline && <span className={styles.subtitle}>{fair.tagline}</span>}
              <span className={styles.counts}>
                {[
                  t('home.exhibitors', { count: fair.firmCount }),
                  t('scene.halls', { count: fair.hallCount }),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
