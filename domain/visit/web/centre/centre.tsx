import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { centreParameters } from '#domain/conferences/contract/centre-parameters.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { HearPrograms } from '#domain/conferences/web/program/hear-programs.tsx'
import { roomsNow } from '#domain/conferences/web/program/rooms-now.ts'
import { type Session, stateOf } from '#domain/conferences/web/program/sessions.ts'
import { dayIn } from '#domain/conferences/web/program/use-day.ts'
import { useFairDay } from '#domain/conferences/web/program/use-fair-day.ts'
import { dayName, zoneName } from '#domain/conferences/web/time/zones.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { Faces } from '#domain/scenes/web/faces.tsx'
import { LobbyScene } from '#domain/scenes/web/lobby-scene.tsx'
import { useSceneWords } from '#domain/scenes/web/scene-words.ts'
import { useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import { useGallery } from '../use-gallery.ts'
import styles from './centre.module.css'
import { CentreDays } from './centre-days.tsx'
import { RoomCards } from './room-cards.tsx'
import { roomDoor } from './room-doors.ts'
import { useRoomWords } from './use-room-words.ts'

/** The rooms of a programme: a door each, with what is on there and what comes next. */
export function Centre({ fair }: { fair: PublicFair }) {
  const t = useWords('visit')
  const locale = useLocale()
  const href = useSalonHref()
  const navigate = useNavigate()
  const scene = useSceneWords()
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const { from, turnTo } = useGallery()
  const { get, hrefFor } = useListAddress(centreParameters)
  const found = useFairDay(fair, dayIn(get('day')))
  const { programs, sessions, day, days, minute, timeZone, error, isLoading } = found
  const said = useRoomWords(timeZone)
  const standing = useCallback((session: Session) => stateOf(session, minute), [minute])
  const rooms = useMemo(() => roomsNow(sessions, standing), [sessions, standing])
  const [first] = sessions
  const byId = new Map(rooms.map(one => [one.room.id, one]))
  const ofDay = get('day') ? `?day=${get('day')}` : ''
  const doors = rooms.map((one, at) =>
    roomDoor(one, at, `${href(conferencePaths.conferenceViewRooms, { id: one.room.id })}${ofDay}`),
  )
  const onAir = rooms.filter(one => one.onAir).length
  const programme = `${href(conferencePaths.conferenceProgram)}${day && `?day=${day}`}`
  const head = (
    <div>
      <p className={styles.when}>{day && dayName(locale, day, 'long')}</p>
      <h1 className={styles.title} tabIndex={-1}>
        {t('centre.title')}
      </h1>
      {rooms.length > 0 && (
        <p className={styles.lead}>
          {t('centre.rooms', { count: rooms.length })}
          {onAir > 0 && <b> · {t('home.sessions', { count: onAir })}</b>}
          {first && ` · ${zoneName(locale, timeZone, first.begin)}`}
        </p>
      )}
    </div>
  )
  const ways = (
    <p className={styles.ways}>
      <Link to={programme}>{t('centre.programme')}</Link>
      <Link to={href(visitPaths.fairVisitLobby)}>{t('hall.to_lobby')}</Link>
    </p>
  )
  const hear = <HearPrograms programs={programs} />
  if (!rooms.length)
    return (
      <div className={styles.list}>
        {hear}
        <div className={styles.head}>{head}</div>
        <CentreDays found={found} hrefFor={hrefFor} />
        {isLoading ? (
          <Skeleton shape="rows" count={6} />
        ) : error ? (
          <ErrorState title={t('centre.failed')} onRetry={() => void found.refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <EmptyState title={t(days.length ? 'centre.free_day' : 'centre.nothing')}>
            {t(days.length ? 'centre.free_day_text' : 'centre.nothing_text')}
          </EmptyState>
        )}
        {ways}
      </div>
    )
  const list = (
    <div className={styles.list}>
      <div className={styles.head}>
        {head}
        {fair.is3DMaps && (
          <div className={styles.faces}>
            <FaceSwitch face={face} onChange={setFace} />
          </div>
        )}
      </div>
      <div className={styles.days}>
        <CentreDays found={found} hrefFor={hrefFor} />
      </div>
      <RoomCards rooms={rooms} doors={doors} time={said.time} />
      {ways}
    </div>
  )
  const heard = (
    <p className="visually-hidden" role="status">
      {minute !== null && onAir > 0 && t('home.sessions', { count: onAir })}
    </p>
  )
  if (face === 'list' || !fair.is3DMaps)
    return (
      <>
        {hear}
        {heard}
        {list}
      </>
    )
  const roomOf = (id: number, say: typeof said.short) => {
    const room = byId.get(id)
    return room ? say(room) : ''
  }
  const wide = (
    <LobbyScene
      lobby={{
        doors,
        conferences: {
          href: programme,
          title: day && dayName(locale, day, 'long'),
          isOnAir: onAir > 0,
          now: t('centre.sessions', { count: sessions.length }),
        },
        colors: doors.map(door => door.color),
      }}
      words={{
        ...scene,
        lobbyLabel: () => `${t('centre.title')}, ${t('centre.rooms', { count: rooms.length })}`,
        doorLabel: door => `${door.name}. ${roomOf(door.id, said.whole)}`,
        doorNow: door => roomOf(door.id, said.short),
        conferences: t('centre.programme'),
        gallery: row => t('centre.gallery', row),
        galleries: t('centre.galleries'),
        previousGallery: t('centre.previous'),
        nextGallery: t('centre.following'),
      }}
      onFollow={to => void navigate(to)}
      from={from}
      onTurn={turnTo}
    >
      <div className={styles.over}>{head}</div>
      <div className={styles.tools}>
        <CentreDays found={found} hrefFor={hrefFor} />
        <FaceSwitch face={face} onChange={setFace} />
      </div>
    </LobbyScene>
  )
  return (
    <>
      {hear}
      {heard}
      <Faces wide={wide} phone={list} list={list} />
    </>
  )
}
