import { exhibitorPaths } from '#domain/exhibitors/contract/paths.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { ConferenceView } from '../../contract/calls.ts'
import styles from './session-stand.module.css'
import { StandLamp } from './stand-lamp.tsx'

/** Who presents or sponsors a session, and where they are found. */
export function SessionStand({ view, fair }: { view: ConferenceView; fair: number }) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const { conference, stand, presentation } = view
  const { firm } = conference
  const presence = usePresence(stand ? fair : undefined)
  if (!firm) return null
  return (
    <p className={styles.by}>
      <span>
        {t(presentation === null ? 'session.sponsor' : 'presentation.presented')}{' '}
        <Link to={href(exhibitorPaths.exhibitorsId, { id: firm.id })}>{firm.name}</Link>
      </span>
      {stand && <StandLamp stand={stand} presence={presence} />}
    </p>
  )
}
