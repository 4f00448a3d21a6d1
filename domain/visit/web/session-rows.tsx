import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { LanguageMark } from '#platform/web/ui/language-mark.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './session-rows.module.css'

export type SessionRow = {
  id: number
  href: string
  title: string
  /** In which language the title is. */
  titleIn?: string | null
  isOnAir: boolean
  /** When it begins, in words. */
  when: string
  /** Its room, and what else says where it is. */
  where: string
}

/** Sessions under each other: on air or when, what, where. */
export function SessionRows({ rows }: { rows: readonly SessionRow[] }) {
  const t = useWords('visit')
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, href, title, titleIn, isOnAir, when, where }) => (
        <li key={id} className={styles.row}>
          <span className={styles.when}>
            {isOnAir ? <Badge tone="talk">{t('stage.on_air_now')}</Badge> : when}
          </span>
          <span className={styles.what}>
            <span>
              <Link to={href} lang={titleIn ?? undefined}>
                {title}
              </Link>{' '}
              <LanguageMark of={titleIn} />
            </span>
            {where && <span className={styles.where}>{where}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
