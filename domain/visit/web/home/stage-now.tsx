import { Radio } from 'lucide-react'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { useCurrent } from '#domain/conferences/web/current/use-current.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './now.module.css'

/**
 * What is on the stages and stands of a fair: one session leads into it, several to their rooms, and to the programme where
 * one of them is on a stand. `isAlone`: in no row of others.
 */
export default function StageNow({ fair, isAlone }: { fair: number; isAlone: boolean }) {
  const t = useWords('visit')
  const href = useSalonHref()
  const { onAir } = useCurrent(fair)
  const [first, second] = onAir
  if (!first) return null
  const all = onAir.every(({ presenter }) => !presenter)
    ? href(conferencePaths.conferenceViewRooms)
    : `${href(conferencePaths.conferenceProgram)}?on=1&stands=1`
  const link = (
    <Link to={second ? all : href(conferencePaths.conferenceView, { id: first.id })}>
      <span className={styles.onAir}>
        <Icon of={Radio} size="small" /> {t('stage.on_air_now')}
      </span>
      <b>{second ? t('home.sessions', { count: onAir.length }) : first.title}</b>
    </Link>
  )
  return isAlone ? <div className={styles.now}>{link}</div> : link
}
