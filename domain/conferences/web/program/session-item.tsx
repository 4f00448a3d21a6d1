import { Ticket } from 'lucide-react'
import { memo } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { KeepButton } from '../agenda/keep-button.tsx'
import { dayOffWord } from '../time/day-off-word.ts'
import type { Times } from '../time/zones.ts'
import type { Grid } from './grid.ts'
import styles from './session-item.module.css'
import type { Session, SessionState } from './sessions.ts'
import { StateSign } from './state-sign.tsx'
import { TrackSign } from './track-sign.tsx'

/** What lasts less has room for its title alone: on two lines, or on one. */
const shortMinutes = 25
const slimMinutes = 15

type Props = {
  session: Session
  state: SessionState
  place: ReturnType<Grid['places']['get']>
  times: Times
  isFull: boolean
  isKept: boolean
  onKeep: (id: number) => void
}

/** A session of the programme: a card of the grid, a row of the list. Its name says everything that is drawn. */
export const SessionItem = memo(function SessionItem({
  session,
  state,
  place,
  times,
  isFull,
  isKept,
  onKeep,
}: Props) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const { id, title, begin, end, room, track, speakers, sponsor, language, hasReplay, needsPass } = session
  const [from, until] = [times.time(begin), times.time(end)]
  const who = [speakers.join(', '), sponsor && `${t('session.sponsor')} ${sponsor}`]
    .filter(Boolean)
    .join(' · ')
  const isAhead = state === 'planned' || state === 'on_air'
  const saysFull = isFull && isAhead
  const off = times.daysOff(begin)
  const said = [
    title,
    t('program.from_until', { from, until }),
    dayOffWord(off, t),
    room?.name,
    state !== 'planned' && state !== 'over' && t(`state.${state}`),
    saysFull && t('program.full'),
    hasReplay && state !== 'on_air' && t('state.replay'),
    who,
    needsPass && t('program.pass'),
    isKept && t('agenda.kept'),
  ]
  const minutes = (end - begin) / 60_000
  return (
    <li
      className={styles.session}
      data-state={state}
      data-full={saysFull || undefined}
      data-mine={isKept || undefined}
      data-short={minutes < slimMinutes ? 'slim' : minutes < shortMinutes ? 'short' : undefined}
      style={{ '--col': place?.column, '--from': place?.from, '--to': place?.to }}
    >
      <div className={styles.top}>
        <span className={styles.time}>
          {t('program.from_until', { from, until })}
          {off !== 0 && <b>{off > 0 ? '+1' : '−1'}</b>}
        </span>
        {room && <span className={styles.room}>{room.name}</span>}
        <StateSign state={state} hasReplay={hasReplay} />
        {saysFull && <Badge>{t('program.full')}</Badge>}
      </div>
      <h4 className={styles.title}>
        {/* The grid around follows it: a handler for each of hundreds would be felt. */}
        <a
          href={href(conferencePaths.conferenceView, { id })}
          data-conference={id}
          aria-label={said.filter(Boolean).join(', ')}
        >
          {title}
        </a>
      </h4>
      {who && <p className={styles.who}>{who}</p>}
      <p className={styles.foot}>
        {track && <TrackSign track={track} />}
        <span className={styles.marks}>
          {needsPass && (
            <span className={styles.pass}>
              <Icon of={Ticket} size="small" />
              {t('program.pass')}
            </span>
          )}
          {language && <span>{language.toUpperCase()}</span>}
        </span>
      </p>
      {(isKept || isAhead) && (
        <div className={styles.keep}>
          <KeepButton title={title} isKept={isKept} onChange={() => onKeep(id)} />
        </div>
      )}
    </li>
  )
})
