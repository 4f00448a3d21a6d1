import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { usePresence } from '#domain/exhibitors/web/use-presence.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import type { AuditoriumScene as AuditoriumRecord } from '#domain/scenes/contract/scene.ts'
import { layAuditorium, rowsOf, seatName } from '#domain/scenes/web/auditorium-layout.ts'
import { AuditoriumScene } from '#domain/scenes/web/auditorium-scene.tsx'
import { FaceSwitch } from '#domain/scenes/web/face-switch.tsx'
import { FlatLamp } from '#domain/scenes/web/flat-lamp.tsx'
import { isNarrowNow, onWidthChange, useFace, useFaceKey } from '#domain/scenes/web/use-face.ts'
import { stands } from '#domain/stands/contract/stand.ts'
import { listQuery, recordQuery, useApi } from '#platform/web/api/api-context.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Conference, ConferenceView } from '../../contract/calls.ts'
import { drawnAs } from '../../contract/drawn-as.ts'
import { conferenceRooms } from '../../contract/room.ts'
import type { Stage } from '../../contract/stage.ts'
import type { SessionState } from '../program/sessions.ts'
import { picturesOf, seatedIn, speakersIn } from './drawn-room.ts'
import { PeopleHere } from './people-here.tsx'
import { SeatChooser } from './seat-chooser.tsx'
import styles from './session-room.module.css'
import { useAttend, useStage } from './use-stage.ts'

/** The room of a session for those who are in: drawn, as a list, and on a phone as one line. */
export default function SessionRoom({ view, state }: { view: ConferenceView; state: SessionState }) {
  const t = useWords('conferences')
  const api = useApi()
  const { conference } = view
  const { stage, own } = useStage(conference)
  const { attend, isPending } = useAttend(conference.id)
  const { face, setFace, toggle } = useFace()
  useFaceKey(toggle)
  const isNarrow = useSyncExternalStore(onWidthChange, isNarrowNow, () => false)
  const { data: room } = useQuery({
    ...recordQuery(api, conferenceRooms, conference.conferenceRoom?.id ?? 0),
    enabled: conference.conferenceRoom !== null,
  })
  const { plan, seats } = drawnAs(room ?? {})
  const layout = useMemo(() => layAuditorium(plan, seats), [plan, seats])
  const sponsor = useSponsor(conference)
  const isOnAir = state === 'on_air'
  const scene = useMemo((): AuditoriumRecord => {
    return {
      plan,
      seats,
      title: conference.title ?? '',
      sponsor: sponsor.mark,
      speakers: isOnAir ? speakersIn(conference.speakers, room?.stageCharacters ?? [], true) : [],
      seated: seatedIn(room?.seatedCharacters ?? []),
      isFree: stage?.isFree ?? false,
      pictures: picturesOf(room ?? {}),
    }
  }, [room, plan, seats, conference.title, conference.speakers, isOnAir, sponsor.mark, stage?.isFree])
  const taken = useMemo(() => takenIn(stage), [stage])
  if (!stage || !own || !room) return null
  const nameOf = (seat: number) => {
    const found = layout.seats[seat - 1]
    return found ? seatName(found) : String(seat)
  }
  const take = (seat: number | null) => attend({ seat })
  const chooser = (
    <SeatChooser rows={rowsOf(layout)} taken={taken} own={own.seat} isPending={isPending} onTake={take} />
  )
  if (isNarrow)
    return (
      <div className={styles.line}>
        <Disclosure title={own.seat === null ? t('seat.none') : t('seat.own', { seat: nameOf(own.seat) })}>
          {chooser}
        </Disclosure>
      </div>
    )
  return (
    <section className={styles.room} aria-label={room.name ?? t('seat.room')}>
      <div className={styles.head}>
        <Legend stage={stage} seats={seats} isNamed={conference.isParticipantListVisible} />
        <FaceSwitch face={face} onChange={setFace} />
      </div>
      {face === 'list' ? (
        <div className={styles.list}>
          {chooser}
          <PeopleHere
            conference={conference.id}
            stage={stage}
            own={own}
            isNamed={conference.isParticipantListVisible}
            nameOf={nameOf}
          />
        </div>
      ) : (
        <AuditoriumScene
          scene={scene}
          taken={taken}
          own={own.seat}
          sponsor={sponsor.way}
          onTake={isPending ? undefined : take}
          words={{
            label: [
              room.name,
              t('people.present', { count: stage.present }),
              ...(own.seat === null ? [] : [t('seat.own', { seat: nameOf(own.seat) })]),
            ].join(', '),
            ownSeat: seat => t('seat.own', { seat }),
            seatFree: seat => t('seat.is_free', { seat }),
            seatTaken: (seat, name) => (name ? `${seat}, ${name}` : t('seat.is_taken', { seat })),
          }}
        />
      )}
    </section>
  )
}

const takenIn = (stage: Stage | undefined) =>
  new Map(stage?.seats.map(({ seat, person }) => [seat, person && `${person.firstName} ${person.lastName}`]))

/** Who shows themselves, who does not, who found no seat; and whether somebody of the stage has time. */
function Legend({ stage, seats, isNamed }: { stage: Stage; seats: number; isNamed: boolean }) {
  const t = useWords('conferences')
  const shown = stage.seats.filter(({ person }) => person).length + stage.standing.length
  const standing = stage.seats.length >= seats ? stage.present - stage.seats.length : 0
  return (
    <p className={styles.legend}>
      <span>
        <Icon of={Users} size="small" />{' '}
        {isNamed
          ? `${t('people.shown_count', { count: shown })} ${t('people.discreet', { count: Math.max(0, stage.present - shown) })}`
          : t('people.present', { count: stage.present })}
      </span>
      {standing > 0 && <span>{t('people.standing', { count: standing })}</span>}
      {stage.isFree && (
        <span className={styles.free}>
          <FlatLamp lit /> {t('stage.is_free')}
        </span>
      )}
    </p>
  )
}

/** The mark on the wall, and where it leads: the stand of the sponsor in this fair. */
function useSponsor({ firm, fair }: Conference) {
  const t = useWords('conferences')
  const api = useApi()
  const href = useSalonHref()
  const { data } = useQuery({
    ...listQuery(api, stands, { fair: fair.id, firm: firm?.id ?? 0 }),
    enabled: firm !== null,
  })
  const presence = usePresence(firm ? fair.id : undefined)
  const own = data?.rows ?? []
  const free = own.reduce((sum, { id }) => sum + (presence?.get(id)?.free ?? 0), 0)
  const [first] = own
  const color = first?.firm.color ?? '#5B6B75'
  const name = firm?.name ?? null
  const mark = useMemo(
    () =>
      name === null ? null : { name, initials: initialsOf(name), color, shape: 'sq' as const, logo: null },
    [name, color],
  )
  return {
    mark,
    way: first
      ? {
          href: href(visitPaths.standVisit, { id: first.id }),
          free: free ? t('stage.sponsor_free', { count: free, number: first.number ?? '' }) : null,
        }
      : null,
  }
}
