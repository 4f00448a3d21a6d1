import { Signal, SignalLow, SignalMedium, SignalZero } from 'lucide-react'
import { Icon } from '#platform/web/ui/icon.tsx'
import { Say } from '#platform/web/ui/say.tsx'
import { clockOf } from '#platform/web/words/clock-of.ts'
import { useWords } from '#platform/web/words/words.ts'
import { useNow } from '../clock.ts'
import type { Quality } from '../media/quality.ts'
import { FullScreenButton } from './full-screen-button.tsx'
import styles from './room.module.css'

const bars = { sharp: Signal, reduced: SignalMedium, sound: SignalLow, reconnecting: SignalZero } as const

type Props = {
  /** Milliseconds. */
  since: number
  quality: Quality | null
  isFull: boolean
  onFull: () => void
}

/** How long one talks, how well it comes through, and the whole screen. */
export function CallSigns({ since, quality, isFull, onFull }: Props) {
  const t = useWords('calls')
  const now = useNow()
  return (
    <div className={styles.signs}>
      <span className={styles.timer} role="timer" aria-label={t('room.timer')}>
        <Say />
        {clockOf((now - since) / 1_000)}
      </span>
      {quality && (
        <span className={styles.quality} data-quality={quality}>
          <Icon of={bars[quality]} size="small" />
          {t(`quality.${quality}`)}
        </span>
      )}
      <FullScreenButton isFull={isFull} onPress={onFull} />
    </div>
  )
}
