import { Maximize, Minimize, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Icon } from '#platform/web/ui/icon.tsx'
import { useWords } from '#platform/web/words/words.ts'
import styles from './stage.module.css'

type Props = {
  /** What is on: being on air, since when. */
  children: ReactNode
  /** How well it comes in. */
  quality?: string | null
  sound: { isMuted: boolean; toggle: () => void } | null
  fullScreen: { isFull: boolean; toggle: () => void }
  end?: ReactNode
}

/** Beneath the picture: what it is, and how one sees and hears it. */
export function StageBar({ children, quality, sound, fullScreen, end }: Props) {
  const t = useWords('conferences')
  const canFill = 'requestFullscreen' in document.documentElement
  return (
    <div className={styles.bar}>
      <p className={styles.state}>{children}</p>
      <div className={styles.tools}>
        {quality && <span className={styles.quality}>{quality}</span>}
        {end}
        {sound && (
          <Button
            className={styles.tool ?? ''}
            aria-keyshortcuts="M"
            aria-label={t(sound.isMuted ? 'live.sound_on' : 'live.sound_off')}
            onPress={sound.toggle}
          >
            <Icon of={sound.isMuted ? VolumeX : Volume2} size="small" />
            <span>{t('live.sound')}</span>
            <kbd>M</kbd>
          </Button>
        )}
        {canFill && (
          <Button
            className={styles.tool ?? ''}
            aria-keyshortcuts="F"
            aria-label={t(fullScreen.isFull ? 'live.leave_full_screen' : 'live.full_screen')}
            onPress={fullScreen.toggle}
          >
            <Icon of={fullScreen.isFull ? Minimize : Maximize} size="small" />
            <span>{t('live.full_screen')}</span>
            <kbd>F</kbd>
          </Button>
        )}
      </div>
    </div>
  )
}
