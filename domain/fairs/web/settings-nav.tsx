import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { useWords } from '#platform/web/words/words.ts'
import styles from './settings-nav.module.css'

export type SettingsPart = { id: string; title: string }

/** A long form with its parts beside it, one press away. */
export function SettingsNav({ parts, children }: { parts: readonly SettingsPart[]; children: ReactNode }) {
  const t = useWords('fairs')
  const { hash, key } = useLocation()
  // Whoever is led to a part by a link comes before the form does. Each such link counts, also to where one was led before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the link's
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key])
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
