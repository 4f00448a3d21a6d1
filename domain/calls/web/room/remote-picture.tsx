import { Mic, MicOff } from 'lucide-react'
import type { Correspondent } from '#domain/messaging/contract/message.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MediaStage, Remote } from '../media/video-room.ts'
import styles from './room.module.css'
import { useSink } from './sink.ts'

type Props = {
  remote: Remote | null
  stage: MediaStage
  person: Correspondent | null
  name: string
  /** One of many beside a screen: without words. */
  isSmall?: boolean
}

/** The other's picture; where none comes, their portrait and a sentence that says why. */
export function RemotePicture({ remote, stage, person, name, isSmall }: Props) {
  const t = useWords('calls')
  const sink = useSink(remote?.stream ?? null)
  const isMuted = remote?.sending?.microphone === false
  const isScreen = remote?.sending?.screen === true
  const hasPicture = remote?.sending ? remote.sending.camera || isScreen : true
  const isSeen = Boolean(remote?.wasConnected) && hasPicture && !remote?.hasFailed
  const sentence = sentenceOf(remote, stage, hasPicture)
  return (
    <>
      {/* Its sound is played by the call itself, on whichever page one is. */}
      <video
        ref={sink}
        className={styles.video}
        data-screen={isScreen || undefined}
        data-seen={isSeen || undefined}
        aria-label={t('room.picture', { name })}
        autoPlay
        playsInline
        muted
      />
      {(!isSeen || remote?.quality === 'reconnecting') && (
        <div
          className={styles.instead}
          data-over={isSeen || undefined}
          data-small={isSmall || undefined}
          role="status"
        >
          {!isSeen && (
            <Avatar
              name={name}
              src={person?.picture}
              {...(person && { face: person })}
              size={isSmall ? 52 : 96}
            />
          )}
          {sentence && <p className={isSmall ? 'visually-hidden' : undefined}>{t(sentence, { name })}</p>}
        </div>
      )}
      <span className={styles.plate} data-small={isSmall || undefined}>
        <Icon of={isMuted ? MicOff : Mic} size="small" />
        <span className={styles.plateName}>{isSmall && person ? person.firstName : name}</span>
        {isMuted && <span className="visually-hidden">, {t('controls.micro_off')}</span>}
      </span>
    </>
  )
}

function sentenceOf(remote: Remote | null, stage: MediaStage, hasPicture: boolean) {
  if (stage === 'opening') return 'room.opening'
  if (stage === 'entering') return 'room.entering'
  if (!remote) return 'room.waiting'
  if (remote.hasFailed) return 'room.no_media'
  if (remote.quality === 'reconnecting') return remote.wasConnected ? 'room.reconnecting' : 'room.connecting'
  return hasPicture ? null : 'room.camera_off'
}
