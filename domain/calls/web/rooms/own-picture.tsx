import { Mic, MicOff } from 'lucide-react'
import type { Correspondent } from '#domain/messaging/contract/message.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MediaView } from '../media/video-room.ts'
import room from '../room/room.module.css'
import { useSink, useTrackStream } from '../room/sink.ts'
import styles from './room-pictures.module.css'

type Props = { view: MediaView; person: Correspondent | null; isSmall: boolean }

/** Oneself among the others, as in a mirror; a screen is shown as it is. */
export function OwnPicture({ view, person, isSmall }: Props) {
  const t = useWords('calls')
  const sink = useSink(useTrackStream(view.own))
  const { microphone, screen } = view.sending
  return (
    <>
      {view.own ? (
        <video
          ref={sink}
          className={room.video}
          data-seen
          data-screen={screen || undefined}
          data-mirrored={!screen || undefined}
          aria-label={t(screen ? 'own.screen' : 'check.preview')}
          autoPlay
          playsInline
          muted
        />
      ) : (
        <div className={room.instead} data-small={isSmall || undefined}>
          <Avatar
            name={t('own.you')}
            src={person?.picture}
            {...(person && { face: person })}
            size={isSmall ? 52 : 96}
          />
          {!isSmall && (
            <p className={styles.quiet}>
              {t(view.stage === 'opening' ? 'room.opening' : 'controls.camera_off')}
            </p>
          )}
        </div>
      )}
      <span className={room.plate} data-small={isSmall || undefined}>
        <Icon of={microphone ? Mic : MicOff} size="small" />
        <span className={room.plateName}>{t(screen ? 'own.screen' : 'own.you')}</span>
        {!microphone && <span className="visually-hidden">, {t('controls.micro_off')}</span>}
      </span>
    </>
  )
}
