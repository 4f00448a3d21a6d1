import { conferencePaths } from '#domain/conferences/contract/paths.ts'
import type { RoomNow } from '#domain/conferences/web/program/rooms-now.ts'
import type { Session } from '#domain/conferences/web/program/sessions.ts'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import type { LobbyDoor } from '#domain/scenes/contract/scene.ts'
import { DoorDrawing } from '#domain/scenes/web/door-drawing.tsx'
import { Link } from '#platform/web/screens/link.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { SessionRows } from '../session-rows.tsx'
import styles from './room-cards.module.css'

type Props = {
  rooms: readonly RoomNow[]
  doors: readonly LobbyDoor[]
  time: (at: number) => string
}

/** The rooms with what is on in each of them and what comes next: what the drawn centre says, as a list. */
export function RoomCards({ rooms, doors, time }: Props) {
  const t = useWords('visit')
  const href = useSalonHref()
  const row = (isOnAir: boolean) => (session: Session) => ({
    id: session.id,
    href: href(conferencePaths.conferenceView, { id: session.id }),
    title: session.title,
    isOnAir,
    when: time(session.begin),
    where: session.speakers.join(', '),
  })
  return (
    <ol className={styles.cards}>
      {rooms.map(({ room, onAir, next, sessions }, at) => {
        const door = doors[at]
        const rows = [...(onAir ? [onAir].map(row(true)) : []), ...(next ? [next].map(row(false)) : [])]
        return (
          door && (
            <li key={room.id} className={styles.card}>
              <DoorDrawing door={door} width={72} />
              <div className={styles.words}>
                <h2 className={styles.name}>
                  <Link to={door.href}>{room.name}</Link>
                </h2>
                <p className={styles.count}>{t('centre.sessions', { count: sessions })}</p>
                {rows.length ? <SessionRows rows={rows} /> : <p>{t('centre.silent')}</p>}
              </div>
            </li>
          )
        )
      })}
    </ol>
  )
}
