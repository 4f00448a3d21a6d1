import { Link } from '#platform/web/screens/link.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import styles from './settings.module.css'
import type { SettingsSection } from './settings-sections.ts'

type Props = { sections: readonly SettingsSection[]; current: string; hrefOfPart: (part: string) => string }

/** The sections beside the one that is open. */
export function SectionNav({ sections, current, hrefOfPart }: Props) {
  const t = useWords('fairs')
  const say = withAnyKey(t)
  return (
    <nav className={styles.nav} aria-label={t('settings.parts')}>
      {sections.map(({ id }) => (
        <Link key={id} to={hrefOfPart(id)} aria-current={id === current ? 'page' : undefined}>
          {say(`settings.section_${id}`)}
        </Link>
      ))}
    </nav>
  )
}
