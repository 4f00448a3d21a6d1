import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { HallLight } from '../contract/hall-light.ts'
import { hallName } from '../contract/hall-name.ts'
import { hallPaths } from '../contract/paths.ts'
import styles from './hall-row.module.css'

/** A hall in a list: its door's letter, how full it is, whether visitors find it. */
export function HallRow({ hall, onVisible }: { hall: HallLight; onVisible: (isVisible: boolean) => void }) {
  const t = useWords('halls')
  const href = useSalonHref()
  return (
    <div className={styles.row}>
      <span
        className={styles.letter}
        style={{ '--hall': hall.color, '--on-hall': hall.titleColor }}
        aria-hidden="true"
      >
        {hall.letter}
      </span>
      <span className={styles.words}>
        <Link className={styles.name} to={href(hallPaths.hallEdit, { id: hall.id })}>
          {t('list.hall', { hall: hallName(hall) })}
        </Link>
        <span className={styles.counts}>
          {t('list.occupied', { placed: hall.placed, places: hall.places })}
          {hall.placed !== hall.visible && ` · ${t('list.unseen', { count: hall.placed - hall.visible })}`}
          {hall.type === 'subhall' && <Badge>{t('list.subhall')}</Badge>}
        </span>
      </span>
      <SwitchField label={t('list.visible')} isSelected={hall.isVisible} onChange={onVisible} />
    </div>
  )
}
