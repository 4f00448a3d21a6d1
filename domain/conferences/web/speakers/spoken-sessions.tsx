import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { SpokenSession } from '../../contract/speaker-calls.ts'
import { KeepButton } from '../agenda/keep-button.tsx'
import { useAgenda } from '../agenda/use-agenda.ts'
import { stateOf } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { useNow } from '../time/use-now.ts'
import { useOwnTime } from '../time/use-own-time.ts'
import { dayOf, timesIn } from '../time/zones.ts'
import styles from './spoken-sessions.module.css'

type Props = { sessions: readonly SpokenSession[]; timeZone: string; fair: number }

/** What somebody speaks of: day, time and room, and the bookmark. */
export function SpokenSessions({ sessions, timeZone, fair }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const href = useSalonHref()
  const now = useNow()
  const agenda = useAgenda(fair)
  const ownTime = useOwnTime()
  const { time } = timesIn(locale, timeZone)
  return (
    <ul>
      {sessions.map(one => {
        const begin = one.begin === null ? null : Date.parse(one.begin)
        const end = one.end === null ? null : Date.parse(one.end)
        const state = stateOf({ ...one, begin: begin ?? 0, end: end ?? 0 }, begin === null ? null : now)
        const own = begin !== null && end !== null && ownTime(begin, end, timeZone)
        const path =
          one.presentation === null ? conferencePaths.conferenceView : conferencePaths.presentationView
        return (
          <li key={one.id} className={styles.session} data-state={state}>
            <p className={styles.when}>
              <span>
                {begin === null || end === null
                  ? t('session.no_date')
                  : `${dayOf(locale, begin, timeZone)}, ${t('program.from_until', { from: time(begin), until: time(end) })}`}
              </span>
              {one.room && <span className={styles.room}>{one.room}</span>}
              <StateSign state={state} hasReplay={one.hasReplay} />
            </p>
            {own && <p className={styles.when}>{own}</p>}
            <Link to={href(path, { id: one.presentation ?? one.id })}>{one.title}</Link>
            {(state === 'planned' || state === 'on_air' || agenda.kept.has(one.id)) && (
              <div className={styles.keep}>
                <KeepButton
                  title={one.title}
                  isKept={agenda.kept.has(one.id)}
                  onChange={() => agenda.toggle(one.id)}
                />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
