import type { ReactNode } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Dotted } from '#platform/web/ui/dotted.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FrontFirm } from '../../contract/front-firms.ts'
import { exhibitorPaths, standVisit } from '../../contract/paths.ts'
import { FirmMark } from '../firm-mark.tsx'
import { freeAt, type Presence } from '../use-presence.ts'
import styles from './firm-index.module.css'

const elsewhere = { target: '_blank', rel: 'noopener noreferrer' }

type Props = { firm: FrontFirm; presence: Presence; isEmbedded?: boolean | undefined; more?: ReactNode }

/** An exhibitor: who, what, where, whether somebody is there; leads to its page and its booths. */
export function FirmRow({ firm, presence, isEmbedded, more }: Props) {
  const t = useWords('exhibitors')
  const href = useSalonHref()
  const free = firm.stands.reduce((sum, stand) => sum + freeAt(stand, presence), 0)
  const target = isEmbedded ? elsewhere : {}
  return (
    <li className={styles.row}>
      <FirmMark firm={firm} size={52} />
      <div className={styles.who}>
        <Link className={styles.name} to={href(exhibitorPaths.exhibitorsId, { id: firm.id })} {...target}>
          {firm.name}
        </Link>
        <Dotted parts={[firm.sector, firm.city, firm.country]} />
        {firm.slogan && (
          <span className={styles.slogan} lang={firm.wordsIn ?? undefined}>
            {firm.slogan} <LanguageMark of={firm.wordsIn} />
          </span>
        )}
        {more && <span className={styles.more}>{more}</span>}
      </div>
      <span className={styles.state}>
        {free > 0 && <Badge tone="free">{t('list.free', { count: free })}</Badge>}
      </span>
      <span className={styles.stands}>
        {firm.stands.map(stand => (
          <Link
            key={stand.id}
            className={styles.stand}
            to={href(standVisit, { id: stand.id })}
            aria-label={t('list.visit', { number: stand.number, name: firm.name })}
            {...target}
          >
            {t('list.stand', { number: stand.number })}
          </Link>
        ))}
      </span>
    </li>
  )
}
