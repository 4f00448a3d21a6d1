import type { ReactNode } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import styles from './settings-nav.module.css'

export type SettingsPart = { id: string; title: string }

/** A long form with its parts beside it, one press away. */
export function SettingsNav({ parts, children }: { parts: readonly SettingsPart[]; children: ReactNode }) {
  const t = useWords('fairs')
  return (
    <div className={styles.desk}>
      <nav className={styles.nav} aria-label={t('settings.parts')}>
        {parts.map(part => (
          <a key={part.id} href={`#settings-${part.id}`}>
            {part.title}
          </a>
        ))}
      </nav>
      <div className={styles.form}>{children}</div>
    </div>
  )
}
