import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { playerOf, type SiteVideo, siteName } from '#platform/contract/video-sites.ts'
import { Icon } from './icon.tsx'
import { useKitWords } from './kit-words.tsx'
import styles from './video-card.module.css'

/** A video of another site: nothing is asked of that site before somebody presses. */
export function VideoCard({ video, title }: { video: SiteVideo; title: string }) {
  const words = useKitWords()
  const [isPlaying, setPlaying] = useState(false)
  const address = playerOf(video.site, video.id)
  if (!address) return null
  if (!isPlaying)
    return (
      <Button className={styles.card} onPress={() => setPlaying(true)}>
        <span className={styles.play}>
          <Icon of={Play} />
        </span>
        <span className={styles.words}>
          <strong>{words.videoPlay(title)}</strong>
          <span>{words.videoFrom(siteName(video.site))}</span>
        </span>
      </Button>
    )
  const player = new URL(address)
  player.searchParams.set('autoplay', '1')
  return (
    <iframe
      className={styles.player}
      // The card that had the focus is gone: the player takes it.
      ref={frame => frame?.focus()}
      src={player.href}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      allowFullScreen
    />
  )
}
