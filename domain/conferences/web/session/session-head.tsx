import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { Conference } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import type { Session, SessionState } from '../program/sessions.ts'
import { StateSign } from '../program/state-sign.tsx'
import { TrackSign } from '../program/track-sign.tsx'
import styles from './session-head.module.css'
import { SessionTimes } from './session-times.tsx'

type Props = {
  conference: Conference
  state: SessionState
  /** As it stands in its day. */
  here: Session | undefined
  begin: number | null
  end: number | null
  timeZone: string
}

/** How a session stands, what it is called, when and where it is. */
export function SessionHead({ conference, state, here, begin, end, timeZone }: Props) {
  const t = useWords('conferences')
  const names = new Intl.DisplayNames(useLocale(), { type: 'language' })
  const href = useSalonHref()
  const { conferenceType, track, language, conferenceRoom: room, startDate } = conference
  const placeOf = (id: number) =>
    `${href(conferencePaths.conferenceViewRooms, { id })}${startDate ? `?day=${startDate}` : ''}`
  return (
    <header className={styles.head}>
      <p className={styles.marks}>
        <StateSign state={state} hasReplay={conference.replayState === 'published'} />
        {conferenceType && <Badge>{conferenceType.name}</Badge>}
        {conference.format === 'workshop' && conferenceType?.name !== t('session.workshop') && (
          <Badge>{t('session.workshop')}</Badge>
        )}
        {/* Its sign is known by its place among the tracks of its day. */}
        {track && (here?.track ? <TrackSign track={here.track} /> : <span>{track.name}</span>)}
        {language && <span>{names.of(language.code)}</span>}
      </p>
      <h1 className={styles.title} tabIndex={-1}>
        {conference.title}
      </h1>
      {conference.subtitle && <p className={styles.subtitle}>{conference.subtitle}</p>}
      <SessionTimes
        begin={begin}
        end={end}
        timeZone={timeZone}
        room={room && { name: room.name ?? '', href: here?.room ? placeOf(room.id) : null }}
      />
      {conference.state === 'cancelled' && (
        <p className={styles.cancelled} role="note">
          <strong>{t('entry.cancelled')}</strong>
          {conference.cancelReason && <span>{conference.cancelReason}</span>}
          {conference.replacedBy && (
            <Link to={href(conferencePaths.conferenceView, { id: conference.replacedBy.id })}>
              {t('agenda.replaced')}
            </Link>
          )}
        </p>
      )}
    </header>
  )
}
