import { useWords } from '#platform/web/words/words.ts'
import type { Badge } from '../../contract/badge/calls.ts'
import { inGroups } from '../../contract/badge/code.ts'
import styles from './badge.module.css'
import { QrCode } from './qr-code.tsx'

/** What is held out, or printed: the code, whose it is, and the code to read aloud. */
export function BadgeSheet({ badge, place }: { badge: Badge; place: string }) {
  const t = useWords('leads')
  return (
    <div className={styles.sheet} data-print="sheet">
      <QrCode text={badge.code} label={t('badge.code')} />
      <p className={styles.name}>
        {badge.firstName} {badge.lastName}
      </p>
      <p className={styles.place}>{place}</p>
      <p className={styles.typed}>
        <span className="visually-hidden">{t('badge.typed')}</span>
        {inGroups(badge.code)}
      </p>
    </div>
  )
}
