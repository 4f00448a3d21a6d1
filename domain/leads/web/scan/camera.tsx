import { Camera as CameraIcon, CameraOff } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './scan.module.css'
import { useCamera } from './use-camera.ts'

/** What the camera sees, with a frame to aim by. */
export function Camera({ onText }: { onText: (text: string) => void }) {
  const t = useWords('leads')
  const video = useRef<HTMLVideoElement>(null)
  const { state, open, close } = useCamera(video, onText)
  const isOn = state === 'on'
  const problem = state === 'denied' || state === 'none' || state === 'unreadable' ? state : null
  return (
    <div className={styles.camera} data-on={isOn || undefined}>
      <video
        ref={video}
        className={styles.seen}
        muted
        playsInline
        aria-label={t('scan.camera')}
        hidden={!isOn}
      />
      {isOn ? (
        <>
          <span className={styles.aim} aria-hidden="true" />
          <div className={styles.below}>
            <p>{t('scan.aim')}</p>
            <Button variant="secondary" size="small" icon={CameraOff} onPress={close}>
              {t('scan.close_camera')}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.closed}>
          {problem && <p role="alert">{t(`scan.camera_${problem}`)}</p>}
          <Button icon={CameraIcon} size="big" isPending={state === 'starting'} onPress={open}>
            {t(problem ? 'scan.try_again' : 'scan.open_camera')}
          </Button>
        </div>
      )}
    </div>
  )
}
