import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '#platform/web/words/words.ts'
import type { BoothParticipant, ShownBoothRoom } from '../../contract/booth-room.ts'
import { fullNameOf } from '../correspondent.ts'
import type { MediaView, Remote } from '../media/video-room.ts'
import { RemotePicture } from '../room/remote-picture.tsx'
import styles from './booth.module.css'
import { Moderation } from './moderation.tsx'
import { OwnPicture } from './own-picture.tsx'
import { pictureGrid } from './picture-grid.ts'
import { useFrame } from './use-frame.ts'

const gap = 12
/** Pixels below which a picture has no room for a sentence, or for a mark beside the name. */
const small = { width: 240, height: 190 }
const narrow = 150

type Props = { room: ShownBoothRoom; view: MediaView; own: BoothParticipant | undefined }

/** Everybody in the room side by side; where somebody shares their screen, that is large and the people are beneath. */
export function BoothPictures({ room, view, own }: Props) {
  const t = useWords('calls')
  const [list, frame] = useFrame<HTMLUListElement>()
  const { remotes, arriving, sending, stage } = view
  const presenter = remotes.find(remote => remote.sending?.screen)?.connection ?? null
  const isOwnScreen = presenter === null && sending.screen
  const isPresenting = presenter !== null || isOwnScreen
  const { width, height } = pictureGrid(remotes.length + arriving.length + 1, frame, gap)
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
        const known = room.participants.find(
          one => one.connection === remote.connection || one.person.id === remote.user,
        )
        const name = known ? fullNameOf(known.person) : t('booth.somebody')
        const isScreen = remote.connection === presenter
        return (
          <Tile key={remote.connection} size={size} isScreen={isScreen}>
            <RemotePicture
              remote={asModerated(remote, known, room)}
              stage={stage}
              person={known?.person ?? null}
              name={name}
              isSmall={isSmall(isScreen)}
            />
            {known?.isStaff && <Staff isShown={isMarked(isScreen)} />}
            {room.mayModerate && known && (
              <span className={styles.menu}>
                <Moderation room={room} participant={known} />
              </span>
            )}
          </Tile>
        )
      })}
      {arriving.map(user => {
        const known = room.participants.find(({ person }) => person.id === user)
        return (
          <Tile key={user} size={size} isScreen={false}>
            <RemotePicture
              remote={null}
              stage={stage}
              person={known?.person ?? null}
              name={known ? fullNameOf(known.person) : t('booth.somebody')}
              isSmall={isSmall(false)}
            />
            {known?.isStaff && <Staff isShown={isMarked(false)} />}
          </Tile>
        )
      })}
      <Tile size={size} isScreen={isOwnScreen}>
        <OwnPicture view={view} person={own?.person ?? null} isSmall={isSmall(isOwnScreen)} />
        {own?.isStaff && <Staff isShown={isMarked(isOwnScreen)} />}
      </Tile>
    </ul>
  )
}

/** What is silenced on the way does not come, whatever their page says that it sends. */
function asModerated(remote: Remote, known: BoothParticipant | undefined, room: ShownBoothRoom): Remote {
  const { sending } = remote
  if (!room.isMuteEnforced || !known || !sending) return remote
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

/** Who works on the booth. */
function Staff({ isShown }: { isShown: boolean }) {
  const t = useWords('calls')
  return <span className={isShown ? styles.staff : 'visually-hidden'}>{t('booth.staff')}</span>
}

type TileProps = { size: CSSProperties; isScreen: boolean; children: ReactNode }

function Tile({ size, isScreen, children }: TileProps) {
  return (
    <li className={styles.tile} style={size} data-screen={isScreen || undefined}>
      {children}
    </li>
  )
}
