import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { MediaView, VideoRoom } from '../media/video-room.ts'
import styles from './room.module.css'

const kinds = ['microphone', 'camera', 'screen'] as const

/** What of one's own gives nothing, why, and what to do. */
export function DeviceProblems({ media, problems }: { media: VideoRoom; problems: MediaView['problems'] }) {
  const t = useWords('calls')
  const again = { microphone: media.setMicrophone, camera: media.setCamera, screen: media.shareScreen }
  return kinds.map(kind => {
    const problem = problems[kind]
    return (
      problem && (
        <div key={kind} className={styles.problem} role="alert">
          <Icon of={CircleAlert} />
          <p>
            <b>{t(`problem.${kind}`)}</b> {t(`problem.${problem}`)}
          </p>
          <Button variant="secondary" size="small" icon={RotateCw} onPress={() => void again[kind](true)}>
            {t('problem.again')}
          </Button>
        </div>
      )
    )
  })
}
