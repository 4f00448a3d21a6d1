import { Link } from 'react-aria-components/Link'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { standConfigure } from '../../contract/paths.ts'
import styles from './tracking.module.css'

/** How an exhibitor stands in a fair: in colour what asks for a decision. */
export function ValidationBadge({ state }: { state: number }) {
  const t = useWords('exhibitors')
  const words = t(`validation.${state}`)
  if (state === validationState.waiting) return <Badge tone="fair">{words}</Badge>
  return <span className={state === validationState.refused ? styles.refused : styles.plain}>{words}</span>
}

/** The booths of an exhibitor, each with how far it is; or that there is none yet. */
export function Booths({ firm }: { firm: BackFirm }) {
  const t = useWords('exhibitors')
  if (!firm.stands.length) return <span className={styles.none}>{t('tracking.state_none')}</span>
  return (
    <ul className={styles.booths}>
      {firm.stands.map(stand => (
        <li key={stand.id}>
          <Link
            className={styles.booth}
            href={hrefOf(standConfigure, { id: stand.id }, firm.fair.homepage)}
            aria-label={t('tracking.open_booth', { name: firm.name, number: stand.number ?? '–' })}
          >
            {stand.number ?? t('tracking.unplaced')}
          </Link>
          <span className={styles.plain}>{t(`tracking.state_${stand.state}`)}</span>
          {!stand.isVisible && <Badge>{t('tracking.hidden')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
