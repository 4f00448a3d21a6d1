import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { RoomParticipant } from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'
import type { MediaView, Remote } from '../media/video-room.ts'
import { RemotePicture } from '../room/remote-picture.tsx'
import { OwnPicture } from './own-picture.tsx'
import { pictureGrid } from './picture-grid.ts'
import styles from './room-pictures.module.css'
import { useFrame } from './use-frame.ts'

const gap = 12
/** Pixels below which a picture has no room for a sentence, or for a mark beside the name. */
const small = { width: 240, height: 190 }
const narrow = 150

type Props = {
  participants: readonly RoomParticipant[]
  isMuteEnforced: boolean
  view: MediaView
  own: RoomParticipant | undefined
  /** One shows oneself, or might. */
  hasOwn?: boolean
  /** What those who look after the room are called. */
  staff: string
  /** What can be done about somebody. */
  menuOf?: (participant: RoomParticipant) => ReactNode
}

/** Everybody in the room side by side; where somebody shares their screen, that is large and the people are beneath. */
export function RoomPictures({
  participants,
  isMuteEnforced,
  view,
  own,
  hasOwn = true,
  staff,
  menuOf,
}: Props) {
  const t = useWords('calls')
  const [list, frame] = useFrame<HTMLUListElement>()
  const { remotes, arriving, sending, stage } = view
  const presenter = remotes.find(remote => remote.sending?.screen)?.connection ?? null
  const isOwnScreen = hasOwn && presenter === null && sending.screen
  const isPresenting = presenter !== null || isOwnScreen
  const { width, height } = pictureGrid(remotes.length + arriving.length + (hasOwn ? 1 : 0), frame, gap)
  const size: CSSProperties = isPresenting ? {} : { width, height }
  const isSmall = (isScreen: boolean) =>
    isPresenting ? !isScreen : width < small.width || height < small.height
  const isMarked = (isScreen: boolean) => (isPresenting ? isScreen : width >= narrow)
  return (
    <ul
      ref={list}
      className={styles.pictures}
      data-presenting={isPresenting || undefined}
      aria-label={t('booth.people')}
    >
      {remotes.map(remote => {
        const known = participants.find(
          one => one.connection === remote.connection || one.person.id === remote.user,
        )
        const name = known ? fullNameOf(known.person) : t('booth.somebody')
        const isScreen = remote.connection === presenter
        return (
          <Tile key={remote.connection} size={size} isScreen={isScreen}>
            <RemotePicture
              remote={isMuteEnforced ? asModerated(remote, known) : remote}
              stage={stage}
              person={known?.person ?? null}
              name={name}
              isSmall={isSmall(isScreen)}
            />
            {known?.isStaff && <Staff word={staff} isShown={isMarked(isScreen)} />}
            {menuOf && known && <span className={styles.menu}>{menuOf(known)}</span>}
          </Tile>
        )
      })}
      {arriving.map(user => {
        const known = participants.find(({ person }) => person.id === user)
        return (
          <Tile key={user} size={size} isScreen={false}>
            <RemotePicture
              remote={null}
              stage={stage}
              person={known?.person ?? null}
              name={known ? fullNameOf(known.person) : t('booth.somebody')}
              isSmall={isSmall(false)}
            />
            {known?.isStaff && <Staff word={staff} isShown={isMarked(false)} />}
          </Tile>
        )
      })}
      {hasOwn && (
        <Tile size={size} isScreen={isOwnScreen}>
          <OwnPicture view={view} person={own?.person ?? null} isSmall={isSmall(isOwnScreen)} />
          {own?.isStaff && <Staff word={staff} isShown={isMarked(isOwnScreen)} />}
        </Tile>
      )}
    </ul>
  )
}

/** What is silenced on the way does not come, whatever their page says that it sends. */
function asModerated(remote: Remote, known: RoomParticipant | undefined): Remote {
  const { sending } = remote
  if (!known || !sending) return remote
  const { isMuted, isCameraMuted } = known
  return {
    ...remote,
    sending: {
      microphone: sending.microphone && !isMuted,
      camera: sending.camera && !isCameraMuted,
      screen: sending.screen && !isCameraMuted,
    },
  }
}

/** Who looks after the room. */
function Staff({ word, isShown }: { word: string; isShown: boolean }) {
  return <span className={isShown ? styles.staff : 'visually-hidden'}>{word}</span>
}

type TileProps = { size: CSSProperties; isScreen: boolean; children: ReactNode }

function Tile({ size, isScreen, children }: TileProps) {
  return (
    <li className={styles.tile} style={size} data-screen={isScreen || undefined}>
      {children}
    </li>
  )
}
