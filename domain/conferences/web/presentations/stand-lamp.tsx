import { freeAt, type Presence } from '#domain/exhibitors/web/use-presence.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { SignedStand } from '../../contract/presentations-shown.ts'
import styles from './stand-lamp.module.css'

/** The way to a booth; its lamp is lit where somebody is free there now. */
export function StandLamp({ stand, presence }: { stand: SignedStand; presence: Presence }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const free = freeAt({ id: stand.id, free: 0 }, presence)
  return (
    <span className={styles.stand}>
      <Link to={href(visitPaths.standVisit, { id: stand.id })}>
        {t('presentation.stand', { number: stand.number })}
      </Link>
      {free > 0 && <Badge tone="free">{t('presentation.free', { count: free })}</Badge>}
    </span>
  )
}
