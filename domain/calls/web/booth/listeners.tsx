import type { ReactNode } from 'react'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { RoomParticipant, ShownBoothRoom } from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'
import styles from './listeners.module.css'

type Props = {
  room: ShownBoothRoom
  people: readonly number[]
  menuOf: ((participant: RoomParticipant) => ReactNode) | undefined
}

/** Who is in the room without a picture or a voice, in one row however many they are. */
export function Listeners({ room, people, menuOf }: Props) {
  const t = useWords('calls')
  const known = room.participants.filter(({ person }) => people.includes(person.id))
  if (!known.length) return null
  return (
    <div className={styles.listeners}>
      <p id="booth-listeners">{t('booth.listeners', { count: known.length })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too */}
      <ul aria-labelledby="booth-listeners" tabIndex={0}>
        {known.map(participant => (
          <li key={participant.connection}>
            <Avatar
              name={fullNameOf(participant.person)}
              src={participant.person.picture}
              face={participant.person}
              size={34}
            />
            <span>{fullNameOf(participant.person)}</span>
            {menuOf?.(participant)}
          </li>
        ))}
      </ul>
    </div>
  )
}
