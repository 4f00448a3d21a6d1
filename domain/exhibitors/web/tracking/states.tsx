import { Link } from 'react-aria-components/Link'
import { hrefOf } from '#platform/contract/href.ts'
import { Badge, type BadgeTone } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BackFirm } from '../../contract/back-firms.ts'
import { standConfigure } from '../../contract/paths.ts'
import styles from './tracking.module.css'

const validationTones: Record<number, BadgeTone> = { 0: 'fair', 1: 'ok', 2: 'err' }

/** How an exhibitor stands in a fair. */
export function ValidationBadge({ state }: { state: number }) {
  const t = useWords('exhibitors')
  return <Badge tone={validationTones[state] ?? 'neutral'}>{t(`validation.${state}`)}</Badge>
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
          <Badge tone={stand.state === 'configured' ? 'ok' : 'neutral'}>
            {t(`tracking.state_${stand.state}`)}
          </Badge>
          {!stand.isVisible && <Badge>{t('tracking.hidden')}</Badge>}
        </li>
      ))}
    </ul>
  )
}
