import { ChevronRight } from 'lucide-react'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords, withAnyKey } from '#platform/web/words/words.ts'
import styles from './settings.module.css'
import type { SettingsSection } from './settings-sections.ts'

type Props = { sections: readonly SettingsSection[]; hrefOfPart: (part: string) => string }

/** All settings by their sections: what each is about, one press away. */
export function SectionList({ sections, hrefOfPart }: Props) {
  const t = useWords('fairs')
  const say = withAnyKey(t)
  return (
    <ul className={styles.list}>
      {sections.map(({ id, fields }) => (
        <li key={id}>
          <Link className={styles.row} to={hrefOfPart(id)}>
            <span>
              <b>{say(`settings.section_${id}`)}</b>
              <small>{fields.map(({ name }) => say(`settings.${name}`)).join(', ')}</small>
            </span>
            <Icon of={ChevronRight} size="small" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
