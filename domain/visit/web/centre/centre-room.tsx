import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useCallback, useMemo, useSyncExternalStore } from 'react'
import { centreParameters } from '#domain/conferences/contract/centre-parameters.ts'
import { drawnAs } from '#domain/conferences/contract/drawn-as.ts'
import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import { conferenceRooms } from '#domain/conferences/contract/room.ts'
import { TakeOver } from '#domain/conferences/web/agenda/take-over.tsx'
import { useAgenda } from '#domain/conferences/web/agenda/use-agenda.ts'
import { DayGrid } from '#domain/conferences/web/program/day-grid.tsx'
import { HearPrograms } from '#domain/conferences/web/program/hear-programs.tsx'
import { roomsNow } from '#domain/conferences/web/program/rooms-now.ts'
import { type Session, stateOf } from '#domain/conferences/web/program/sessions.ts'
import { dayIn } from '#domain/conferences/web/program/use-day.ts'
import { useFairDay } from '#domain/conferences/web/program/use-fair-day.ts'
import { useFull } from '#domain/conferences/web/program/use-full.ts'
import { dayName, timesIn, zoneName } from '#domain/conferences/web/time/zones.ts'
import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { isNarrowNow, onWidthChange, useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { lazyWithRetry } from '#platform/web/screens/lazy-with-retry.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import styles from './centre.module.css'
import { CentreDays } from './centre-days.tsx'
import { useRoomWords } from './use-room-words.ts'

// A drawing of many parts: the words come first.
const RoomPicture = lazyWithRetry(() => import('./room-picture.tsx'))

/** One room: drawn with who speaks there now, beside its day. */
export function CentreRoom({ fair, id }: { fair: PublicFair; id: number }) {
  const t = useWords('visit')
  const program = useWords('conferences')
  const locale = useLocale()
  const href = useSalonHref()
  const { data: room } = useSuspenseQuery(recordQuery(useApi(), conferenceRooms, id))
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const isNarrow = useSyncExternalStore(onWidthChange, isNarrowNow, () => false)
  const { get, hrefFor } = useListAddress(centreParameters)
  const found = useFairDay(fair, dayIn(get('day')))
  const { programs, day, timeZone, minute, now, error, isLoading } = found
  const agenda = useAgenda(fair.id)
  const full = useFull(fair.id)
  const said = useRoomWords(timeZone)
  const standing = useCallback((session: Session) => stateOf(session, minute), [minute])
  const sessions = useMemo(() => found.sessions.filter(one => one.room?.id === id), [found.sessions, id])
  const [here] = useMemo(() => roomsNow(sessions, standing), [sessions, standing])
  const times = useMemo(() => timesIn(locale, timeZone, day), [locale, timeZone, day])
  const { seats } = drawnAs(room)
  const isDrawable = fair.is3DMaps && !isNarrow
  const isDrawn = isDrawable && face === 'scene'
  const ofDay = get('day') ? `?day=${get('day')}` : ''
  const name = room.name ?? ''
  const [first] = sessions
  const kind = [
    room.conferenceRoomType?.name,
    t('centre.seats', { count: seats }),
    first && zoneName(locale, timeZone, first.begin),
  ]
  return (
    <div className={styles.room}>
      <HearPrograms programs={programs} />
      <Link className={styles.back} to={`${href(conferencePaths.conferenceViewRooms)}${ofDay}`}>
        <Icon of={ArrowLeft} size="small" /> {t('centre.title')}
      </Link>
      <PageTitle
        title={name}
        lead={kind.filter(Boolean).join(' · ')}
        actions={isDrawable && <FaceSwitch face={face} onChange={setFace} />}
      />
      {room.description && <p className={styles.about}>{room.description}</p>}
      <TakeOver fair={fair.id} />
      <div className={styles.beside} data-drawn={isDrawn || undefined}>
        <div>
          {isDrawn && (
            <div className={styles.drawn}>
              <Suspense fallback={null}>
                <RoomPicture
                  room={room}
                  onAir={here?.onAir ?? null}
                  title={(here?.onAir ?? here?.next)?.title ?? name}
                  label={name}
                />
              </Suspense>
            </div>
          )}
          {here && (
            <p className={styles.now} role="status">
              {said.whole(here)}
            </p>
          )}
        </div>
        <section className={styles.day} aria-labelledby="room-day">
          <h2 id="room-day" className="visually-hidden">
            {day && program('program.of_day', { day: dayName(locale, day, 'long') })}
          </h2>
          <div className={styles.days}>
            <CentreDays found={found} hrefFor={hrefFor} />
          </div>
          {sessions.length ? (
            <DayGrid
              name={name}
              sessions={sessions}
              layout="list"
              stateOf={standing}
              times={times}
              agenda={agenda}
              full={full}
              now={now}
            />
          ) : isLoading ? (
            <Skeleton shape="rows" count={6} />
          ) : error ? (
            <ErrorState title={t('centre.failed')} onRetry={() => void found.refetch()}>
              {error.message}
            </ErrorState>
          ) : (
            <EmptyState title={t('centre.free_room')}>{t('centre.free_day_text')}</EmptyState>
          )}
          <p className={styles.ways}>
            <Link to={`${href(conferencePaths.conferenceProgram)}${day && `?day=${day}`}`}>
              {t('centre.programme')}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
